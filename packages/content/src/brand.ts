import { read } from './read.ts';

/** Who the company is and how to reach it. Emails read nothing else of the content. */
export const brand = read('brand');
