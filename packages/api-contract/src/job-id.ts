import * as z from 'zod/mini';

const MESSAGE = 'Job id must be a whole number.';

/** A job's id. Browser storage keeps it as text, so its digits are taken for the number. */
export const jobIdSchema = z.pipe(
  z.union(
    [z.number({ error: MESSAGE }), z.string().check(z.regex(/^\d{1,15}$/, { error: MESSAGE }))],
    { error: MESSAGE },
  ),
  z.pipe(z.transform(Number), z.int({ error: MESSAGE }).check(z.positive({ error: MESSAGE }))),
);
