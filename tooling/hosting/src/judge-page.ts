import { observatoryResults, observatoryScore } from './observatory-score.ts';

/** Prints what the rules of MDN's HTTP Observatory make of a page, and the score. */
const [url = 'http://localhost:4002/home'] = process.argv.slice(2);
const response = await fetch(url);
const results = observatoryResults(response.headers, await response.text());
console.table(results);
console.log(`${url}: ${observatoryScore(results)} points`);
