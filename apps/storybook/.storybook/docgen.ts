import { basename } from 'node:path';
import type { DocgenMiddleware } from 'storybook/internal/types';

/** The controls of types for which Storybook would ask for JSON. */
const controls: Record<string, object | false> = {
  ReactNode: { type: 'text' },
  IconNode: false,
  'File | null': false,
};

/** Corrects what Storybook reads of a component for the table of its properties. */
export function createDocgenProvider(): DocgenMiddleware {
  return (next) => async (input) => {
    const docs = await next(input);
    for (const part of docs ? [docs, ...Object.values(docs.subcomponents ?? {})] : []) {
      // Nothing reads the paths of this machine.
      Object.assign(part, { path: basename(part.path), reactComponentMeta: undefined });
      for (const argType of Object.values(part.argTypes ?? {})) {
        const { defaultValue, type } = argType.table ?? {};
        // Storybook adds quotes to those of the code.
        if (defaultValue?.summary) defaultValue.summary = defaultValue.summary.replaceAll("'", '');
        const control = controls[type?.summary ?? ''];
        if (control !== undefined) argType['control'] = control;
      }
    }
    return docs;
  };
}
