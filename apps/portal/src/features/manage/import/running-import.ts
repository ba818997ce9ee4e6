const keyOf = (schoolId: string): string => `member-import-${schoolId}`;

/** The import that this tab has begun and that is not over, if any. */
export const readRunningImport = (schoolId: string): string | undefined =>
  typeof sessionStorage === 'undefined' ? undefined : (sessionStorage.getItem(keyOf(schoolId)) ?? undefined);

export const storeRunningImport = (schoolId: string, importId: string): void =>
  sessionStorage.setItem(keyOf(schoolId), importId);

export const clearRunningImport = (schoolId: string): void => sessionStorage.removeItem(keyOf(schoolId));
