import { Button } from '@react-email/button';
import {
  createElement as h,
  Fragment,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from 'react';
import { paint } from './colors.ts';
import { commandHeading, type LabeledLink, type EmailPart, type LinkItem } from './content.ts';
import { toLines } from './format-text.ts';

const bodyText = { margin: '0 0 16px', fontSize: 16, lineHeight: 1.6 };
const inset = { margin: '0 0 24px', padding: '12px 16px' };
const partHeading = { margin: '0 0 8px', fontSize: 16, lineHeight: 1.4 };
const ruleBelow = { borderStyle: 'solid', borderWidth: '0 0 1px' };
const barBefore = { borderStyle: 'solid', borderWidth: '0 0 0 3px' };

/** The elements of a part; all of them have inline styles. */
export function renderPart(part: EmailPart<string>): ReactElement {
  switch (part.kind) {
    case 'paragraph':
      return paragraph(part.text);
    case 'facts':
      return factTable(part.facts);
    case 'quote':
      return quote(part.label, part.text);
    case 'command':
      return command(part.label, part.line);
    case 'button':
      return actionButton(part);
    case 'links':
      return linkList(part);
    default:
      // A later version wrote it before a rollback to this one.
      throw new Error(`This version cannot render ${JSON.stringify(part satisfies never)}.`);
  }
}

export function paragraph(text: string): ReactElement {
  return h('p', { style: bodyText }, text);
}

function factTable(facts: Readonly<Record<string, string>>): ReactElement {
  const cell = { ...ruleBelow, padding: '8px 0', fontSize: 15, lineHeight: '22px' };
  const labelCell = { ...cell, paddingRight: 16, fontSize: 14, whiteSpace: 'nowrap' } as const;
  const label = {
    align: 'left',
    valign: 'top',
    ...paint({ color: 'text-quiet', border: 'border' }, labelCell),
  };
  const value = paint({ border: 'border' }, { ...cell, width: '100%' });
  const rows = Object.entries(facts).map(([name, text]) =>
    h('tr', null, h('th', label, name), h('td', value, wholeWords(text))),
  );
  const style = { width: '100%', margin: '8px 0 24px', borderSpacing: 0 };
  return h('table', { style }, h('tbody', null, ...rows));
}

/** Keeps a reference or a job code on one line. */
function wholeWords(text: string): ReactNode[] {
  const style = { display: 'inline-block' };
  return text
    .split(/(\s+)/)
    .map((part, place) => (/.-./.test(part) ? h('span', { style, key: place }, part) : part));
}

/** Each line is marked, so that it cannot pass for ours. */
function quote(label: string, text: string): ReactElement {
  const style = { ...inset, ...barBefore, fontSize: 15, lineHeight: 1.6 };
  const lines = toLines(text).flatMap((line, place) => [h('br', { key: place }), line]);
  const block = paint({ background: 'surface', border: 'text-brand' }, style);
  return h(Fragment, null, labelText(label), h('blockquote', block, lines.slice(1)));
}

/** One line of plain text, to be copied. A border separates it from the text for every reader. */
function command(label: string, line: string): ReactElement {
  const fontFamily = 'Consolas,Menlo,monospace';
  const style: CSSProperties = { ...inset, whiteSpace: 'pre-wrap', fontFamily, fontSize: 13 };
  const rule = { borderStyle: 'solid', borderWidth: '1px 0 0', marginTop: 32, paddingTop: 24 };
  return h(
    'div',
    paint({ border: 'border' }, rule),
    h('h2', { style: partHeading }, commandHeading),
    labelText(label),
    h('pre', paint({ background: 'surface' }, style), line),
  );
}

function actionButton({ url, label }: LabeledLink<string>): ReactElement {
  const style = { padding: '12px 24px', borderRadius: 8, fontSize: 16, fontWeight: 600 };
  const colors = paint({ color: 'on-brand', background: 'brand' }, style);
  return h('p', { style: bodyText }, h(Button, { href: url, ...colors }, label));
}

function linkList({ label, items, more }: EmailPart<string> & { kind: 'links' }): ReactElement {
  return h(
    'div',
    { style: { marginBottom: 24 } },
    label && h('h2', { style: { ...partHeading, marginTop: 24 } }, label),
    ...items.map(linkItem),
    more && h('p', { style: { ...bodyText, marginTop: 12 } }, link(more.url, more.label)),
  );
}

function linkItem({ url, label, detail }: LinkItem<string>) {
  const style = { ...ruleBelow, margin: 0, padding: '12px 0', fontSize: 14, lineHeight: '22px' };
  return h(
    'p',
    paint({ border: 'border' }, style),
    link(
      url,
      h('strong', { style: { fontSize: 16, fontWeight: 600 } }, label),
      h('br'),
      h('span', paint({ color: 'text-quiet' }, { display: 'inline-block' }), detail),
    ),
  );
}

function link(url: string, ...content: readonly ReactNode[]) {
  return h('a', { href: url, ...paint({ color: 'text-brand' }) }, ...content);
}

function labelText(label: string) {
  const style = { margin: '0 0 8px', fontSize: 14, fontWeight: 600 };
  return h('p', paint({ color: 'text-quiet' }, style), label);
}
