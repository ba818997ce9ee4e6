/** Machines that decide by a table. */
const WITH_TABLE: ReadonlySet<string> = new Set(['logoutRouting', 'routeGuard']);

export const hasDecisions = (machine: string): boolean => WITH_TABLE.has(machine);
