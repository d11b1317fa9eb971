import { headerNavigation } from '@kestrova/content';
import { expect, test } from 'vitest';
import { isActiveLink } from './active-link.ts';

function activeLabels(path: string): string[] {
  return headerNavigation.filter((item) => isActiveLink(item, path)).map(({ label }) => label);
}

test.each([
  ['/home', ['Home']],
  ['/services', ['Services']],
  ['/services/gcc-services', ['Services']],
  ['/professional-services', ['Services']],
  ['/impact-stories', ['Impact Stories']],
  ['/impact-stories-details/TUFBQg==', ['Impact Stories']],
  ['/about-us', ['About Us']],
  ['/about-us/team', []],
  ['/contact-us', ['Contact Us']],
  ['/careers', ['Careers']],
  ['/careers/job-description/MTA0Mg==', ['Careers']],
  ['/journal', []],
  ['/home-page', []],
])('on %s highlights %j', (path, labels) => {
  expect(activeLabels(path)).toEqual(labels);
});
