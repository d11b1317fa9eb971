/** Id of the element with the link to a page's later styles. */
export const LATER_STYLES_ID = 'later-styles';

/**
 * Stands after the first screen of a page whose HTML would exceed the first flight of a connection. There
 * the build links the styles that only what follows needs, so that they hold up nothing before it. The empty
 * text makes React keep the link, which is in the document only.
 */
export function LaterStyles() {
  return (
    <div id={LATER_STYLES_ID} hidden>
      {''}
    </div>
  );
}

/** Keeps the later styles for the next pages, since the link leaves with its page. */
export function keepLaterStyles(): void {
  const link = document.querySelector(`#${LATER_STYLES_ID} > link`);
  if (link) document.head.append(link.cloneNode());
}
