import { InvalidArgumentError, Option } from 'commander';

/** `--since <date>`: a day or an instant; gives the ISO instant. */
export function createSinceOption(): Option {
  return new Option('--since <date>', 'only what was received since, such as 2026-11-01').argParser(
    (word: string) => {
      const date = new Date(word);
      if (Number.isNaN(date.getTime())) {
        throw new InvalidArgumentError('It must be a date such as 2026-11-01.');
      }
      return date.toISOString();
    },
  );
}
