/** Id of the element with the link to a page's later styles. */
export const LATER_STYLES_ID = 'later-styles';

/**
 * Put it after the first screen of a page whose HTML would exceed the first flight of a connection.
 * The build links there the styles that only the later content needs, so that they do not delay the
 * first screen. The empty text makes React keep the link, which is in the document only.
 */
export function LaterStyles() {
  return (
    <div id={LATER_STYLES_ID} hidden>
      {''}
    </div>
  );
}

/**
 * Moves the later styles into the head: the link would be removed with its page, and Chromium lays
 * out the whole page for each style sheet that is added before another one.
 */
export function keepLaterStyles(): void {
  const link = document.querySelector<HTMLLinkElement>(`#${LATER_STYLES_ID} > link`);
  if (!link) return;
  const kept = link.cloneNode() as HTMLLinkElement;
  document.head.append(kept);
  // If the sheet is cached, it applies at once, and the move costs one layout instead of two.
  if (kept.sheet) link.remove();
  else kept.addEventListener('load', () => link.remove());
}
