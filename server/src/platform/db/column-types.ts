/**
 * Types of columns that the database itself doesn't have: JSON, texts that no constraint lists, and values that an INSERT has to give although
 * there is a default. Those of modules are in `src/column-types.ts`: see decision 0137.
 */
export interface ColumnTypes {
  'audit_log.details': object
}
