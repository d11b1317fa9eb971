/** What became of a link: `refused` where the browser let it neither be shared nor copied. */
export type ShareOutcome = 'shared' | 'copied' | 'refused';

/** Errors of a sheet that the visitor closed, or that is open already. */
const SHEET_ENDINGS = new Set(['AbortError', 'InvalidStateError']);

/** Hands a link to the system's sheet where there is one, else copies it. */
export async function shareLink(link: { title: string; url: string }): Promise<ShareOutcome> {
  try {
    if ('share' in navigator) {
      await navigator.share(link);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof DOMException && SHEET_ENDINGS.has(error.name)) return 'shared';
    // A sheet that the browser forbids here leaves the copy.
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    // Forbidden, or not there: on pages without TLS browsers have no clipboard.
    return 'refused';
  }
}
