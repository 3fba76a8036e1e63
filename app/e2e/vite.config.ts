import { defineConfig, type Plugin } from 'vite'
import app from '../vite.config.ts'

const leftOut = process.env.BUILD_WITHOUT?.split(',') ?? []

/** The app’s own build without those of our plugins that a test has no use for: they take two thirds of its time. */
export default defineConfig({
  ...app,
  plugins: (app.plugins ?? []).flat().filter((plugin) => !leftOut.includes((plugin as Plugin).name)),
})
