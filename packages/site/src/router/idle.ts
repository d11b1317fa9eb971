declare global {
  interface Navigator {
    /** What is known of the connection, in browsers with Network Information. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the visitor saves data, or has a very slow line. */
export function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}

/** Runs what can wait once the browser has nothing else to do, and within two seconds. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
