// Takes the place of a package that brings React's own hook to versions without it.
export { useSyncExternalStore } from 'react';
