import { expect, test } from 'vitest';
import { aiServicesPage } from '../pages/ai-services.ts';
import { enterpriseServicesPage } from '../pages/enterprise-services.ts';
import { fintechServicesPage } from '../pages/fintech-services.ts';
import { gccServicesPage } from '../pages/gcc-services.ts';
import { odcServicesPage } from '../pages/odc-services.ts';
import { productServicesPage } from '../pages/product-services.ts';
import { professionalServicesPage } from '../pages/professional-services.ts';
import { servicesPage } from '../pages/services.ts';
import { storyFacts, storyIndustries, storyServices } from './story-filters.ts';

test('the services are those of Our Services, by the names of their pages, and Professional Services', () => {
  const pages = servicesPage.cards.map(({ title, link }) => [link.to.split('/').at(-1), title]);
  expect(Object.entries(storyServices)).toEqual([
    ...pages,
    ['professional-services', professionalServicesPage.hero.heading],
  ]);
});

test('the industries are among those under Our Services, in the same order', () => {
  const titles = servicesPage.industries.cards.map(({ title }) => title);
  const named: string[] = Object.values(storyIndustries);
  expect(titles.filter((title) => named.includes(title))).toEqual(named);
});

test('every service and every industry has a story', () => {
  const facts = Object.values(storyFacts);
  const found = (name: 'service' | 'industry') => new Set(facts.flatMap((fact) => [...fact[name]]));
  expect(found('service')).toEqual(new Set(Object.keys(storyServices)));
  expect(found('industry')).toEqual(new Set(Object.keys(storyIndustries)));
});

// A story that a service's page names as its proof is found under that service.
test.each([
  ['fintech-services', fintechServicesPage.proof.stories],
  ['enterprise-services', enterpriseServicesPage.proof.stories],
  ['product-services', productServicesPage.proof.stories],
  ['ai-services', aiServicesPage.proof.stories],
  ['odc-services', odcServicesPage.expertise.clients.map(({ story }) => story)],
  ['gcc-services', gccServicesPage.proof.stories],
  ['professional-services', professionalServicesPage.proof.stories],
] as const)('the stories that prove %s are filtered as such', (service, stories) => {
  for (const story of stories) expect(storyFacts[story].service).toContain(service);
});
