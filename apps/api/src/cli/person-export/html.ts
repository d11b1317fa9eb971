import { escapeHtml } from '../../email/templates/email-html.ts';

/** Text that is HTML already. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = Html | string | number | readonly Html[];

/** Makes HTML of a template; every value that is not HTML itself is escaped. */
export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(render)));
}

function render(value: Value): string {
  if (value instanceof Html) return value.text;
  return typeof value === 'object' ? value.map(render).join('\n') : escapeHtml(String(value));
}
