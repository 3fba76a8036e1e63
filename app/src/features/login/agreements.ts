export interface Agreements {
  tc_agree: boolean
  one_shared_globe: boolean
}
