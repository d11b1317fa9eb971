import { hash } from 'node:crypto';
import { parse, type Container, type Rule } from 'postcss';
import { LATER_STYLES_ID } from '../lib/first-screen/later-styles.tsx';

/** A page that inlines only the CSS of its first screen. */
export interface DeferredStyles {
  body: string;
  css: string;
  /** The style sheet with the rest; absent if the page has no `LaterStyles`. */
  later?: { file: string; css: string };
}

/**
 * Moves the rules of `css` that match nothing before the `LaterStyles` of `body` into a style sheet
 * that is linked there. Rules without a class stay; a nested rule stays in its parent.
 */
export function deferStyles(body: string, css: string): DeferredStyles {
  const mark = `<div id="${LATER_STYLES_ID}" hidden="">`;
  const [opening = '', ...rest] = body.split(mark);
  if (rest.length === 0) return { body, css };
  const classes = new Set(
    Array.from(opening.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
  );
  const isLater = ({ selectors }: Rule) =>
    selectors.every((selector) => {
      // The classes within :is() are alternatives, and those within :not() are excluded.
      const required = selector.replaceAll(/\([^()]*\)/g, '').matchAll(/\.([\w-]+)/g);
      return Array.from(required).some(([, name = '']) => !classes.has(name));
    });
  const later = pickRules(css, isLater);
  const file = `assets/later-${hash('sha256', later).slice(0, 8)}.css`;
  return {
    body: body.replace(mark, `${mark}<link rel="stylesheet" href="/${file}"/>`),
    css: pickRules(css, (rule) => !isLater(rule), true),
    later: { file, css: later },
  };
}

/** At-rules that contain rules of their own. */
const GROUPS = new Set(['container', 'layer', 'media', 'supports']);

/** The CSS with only the picked outermost rules; `withOthers` keeps all that is not a rule. */
function pickRules(css: string, isPicked: (rule: Rule) => boolean, withOthers = false): string {
  const root = parse(css);
  prune(root);
  return root.toString();

  function prune(container: Container): void {
    container.each((node) => {
      if (node.type === 'rule') {
        if (!isPicked(node)) node.remove();
      } else if (node.type === 'atrule' && GROUPS.has(node.name) && node.nodes) {
        prune(node);
        if (node.nodes.length === 0) node.remove();
      } else if (!withOthers) node.remove();
    });
  }
}
