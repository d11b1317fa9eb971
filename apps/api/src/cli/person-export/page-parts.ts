import { listParts } from '../../modules/applications/notice-files.ts';
import type { ExportedFile } from './exported-person.ts';
import { html, type Html } from './html.ts';

/** A label and its value; an empty value is said to be so. */
export type Fact = readonly [label: string, value: Html | string];

/** What is wrong with an exported file. */
export const stateTexts = {
  whole: '',
  damaged: 'damaged, what is stored differs from what was received.',
  missing: 'missing, it could not be read from the store.',
} as const;

/** The name of an exported file without its folder. */
export const nameOf = ({ path }: ExportedFile): string => path.slice(path.indexOf('/') + 1);

/** A record or an email. */
export function renderEntry(title: string, parts: readonly Html[]): Html {
  return html`<article>
    <h3><bdi>${title}</bdi></h3>
    ${parts}
  </article>`;
}

/** A table of labels and values. */
export function renderFacts(facts: readonly Fact[]): Html {
  const rows = facts.map(
    ([label, value]) =>
      html`<tr>
        <th scope="row">${label}</th>
        <td dir="auto">${value === '' ? html`<span class="quiet">nothing</span>` : value}</td>
      </tr>`,
  );
  return html`<table>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

/** A table of the files of an application, with what is wrong or dangerous about each. */
export function renderFiles(files: readonly ExportedFile[]): Html {
  if (files.length === 0) return html`<p class="quiet">No files.</p>`;
  return html`<table class="files">
    <caption>
      Files
    </caption>
    <thead>
      <tr>
        <th scope="col">File</th>
        <th scope="col">Sent as</th>
      </tr>
    </thead>
    <tbody>
      ${files.map(renderFile)}
    </tbody>
  </table>`;
}

function renderFile(file: ExportedFile): Html {
  const { path, originalName, size, state, activeContent } = file;
  const warnings = [
    ...(state === 'whole' ? [] : [`This file is ${stateTexts[state]}`]),
    ...(activeContent === '' ? [] : [`Contains ${activeContent}: open it with care.`]),
  ];
  const name = nameOf(file);
  return html`<tr>
    <td>
      ${state === 'missing' ? name : html`<a href="${path}">${name}</a>`}
      <div class="quiet">${listParts([file])}, ${Math.ceil(size / 1024)} KB</div>
      ${warnings.map((text) => html`<div class="warning">${text}</div>`)}
    </td>
    <td dir="auto">${originalName}</td>
  </tr>`;
}

/** Text with its own line breaks. */
export function renderText(text: string): Html {
  return html`<div class="text" dir="auto">${text}</div>`;
}

const timeFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** An instant as people read it. */
export function renderTime(instant: string): Html {
  return html`<time datetime="${instant}">${timeFormat.format(new Date(instant))} UTC</time>`;
}
