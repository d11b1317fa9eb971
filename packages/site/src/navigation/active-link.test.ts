import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { isActiveLink } from './active-link.ts';

const services = {
  route: paths.services,
  children: [{ route: paths.services }, { route: paths.professionalServices }],
};

test.each([
  ['/services', true],
  ['/services/gcc-services', true],
  ['/professional-services', true],
  ['/home', false],
])('highlights Services on %s: %s', (path, active) => {
  expect(isActiveLink(services, path)).toBe(active);
});

test.each([
  [paths.impactStories, '/impact-stories-details/TUFBQg==', true],
  [paths.careers, '/careers/job-description/MTA0Mg==', true],
  [paths.home, '/home', true],
  [paths.home, '/home-page', false],
  [paths.aboutUs, '/about-us/team', false],
  [paths.contactUs, '/careers', false],
])('highlights %s on %s: %s', (route, path, active) => {
  expect(isActiveLink({ route }, path)).toBe(active);
});
