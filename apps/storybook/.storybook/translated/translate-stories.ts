const HTML = 'http://www.w3.org/1999/xhtml';

/**
 * Does to every story what a browser's translator does to a page, without changing what it says:
 * each text node gives way to a new one inside two `<font>` elements. Returns what ends it.
 */
export function translateStories(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') translateTexts(target);
      for (const node of addedNodes) translateTexts(node);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

function translateTexts(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = root instanceof Text ? [root] : [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) translateText(text);
}

function translateText(text: Text): void {
  const parent = text.parentElement;
  if (!text.data.trim() || !parent || parent.closest('font, script, style, textarea, svg')) return;
  const outer = document.createElementNS(HTML, 'font');
  const inner = document.createElementNS(HTML, 'font');
  inner.textContent = text.data;
  outer.append(inner);
  text.replaceWith(outer);
}
