// npm start: the product as it runs for real, on its own PostgreSQL unless DATABASE_URL names another.
import { buildApp } from './build-app.ts'
import { liveWith, startNode } from './children.ts'

buildApp()
liveWith([startNode(['server/src/main.ts'])])
