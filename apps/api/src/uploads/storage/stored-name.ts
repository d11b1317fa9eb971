const pattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.(?:pdf|doc|docx)$/;

/** Whether a file has a name that the server gave it. Cleanup leaves every other file alone. */
export function isStoredName(name: string): boolean {
  return pattern.test(name);
}
