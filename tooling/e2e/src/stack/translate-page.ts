/**
 * Changes a page as a browser's translator does, but keeps its text: replaces each text node with a
 * new one inside two `<font>` elements, as soon as it appears. It runs in the page
 * before any other script, so it may use nothing from outside itself.
 */
export function translatePage(): void {
  const HTML = 'http://www.w3.org/1999/xhtml';
  const left = 'font, script, style, noscript, textarea, title, svg';

  function translate(root: Node) {
    const texts = root instanceof Text ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(left) !== null) continue;
      const outer = document.createElementNS(HTML, 'font');
      const inner = document.createElementNS(HTML, 'font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }

  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') translate(target);
      for (const node of addedNodes) translate(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
