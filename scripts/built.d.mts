/** Returns `true` if `dist/` was built from the sources. */
export function isBuilt(): boolean;
