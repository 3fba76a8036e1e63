// A module of this project, so that the part of the build which holds React runs when it is loaded, not when it is first used.
export { createRoot, hydrateRoot } from 'react-dom/client'
