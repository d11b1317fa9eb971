/**
 * Changes a page like a browser's translator, without changing its text: each text node
 * gives way to a new one inside two `<font>` elements, as soon as it is there. It runs in the page
 * before any other script, so it may use nothing from outside itself.
 */
export function translatePage(): void {
  const HTML = 'http://www.w3.org/1999/xhtml';
  const left = 'font, script, style, noscript, textarea, title, svg';

  function translate(text: Text) {
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.closest(left)) return;
    const outer = document.createElementNS(HTML, 'font');
    const inner = document.createElementNS(HTML, 'font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }

  function translateAll(root: Node) {
    if (root instanceof Text) {
      translate(root);
      return;
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translate(text);
  }

  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') translateAll(target);
      for (const node of addedNodes) translateAll(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}
