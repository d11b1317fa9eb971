import type { Page, Section, SectionKind, SectionOf } from '@kestrova/content';
import { pathTo } from '@kestrova/paths';
import { isDayOver } from '@kestrova/regions';
import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import { BelowHero } from '../lib/first-screen/below-hero.tsx';
import { LaterStyles } from '../lib/first-screen/later-styles.tsx';

/** What the component of a kind gets. */
export interface SectionProps<Kind extends SectionKind> {
  section: SectionOf<Kind>;
  /** The page that it is on. */
  page: Page;
}

/** The component of each kind that a page has. */
type Kinds = Partial<{ [Kind in SectionKind]: ComponentType<SectionProps<Kind>> }>;

/** The kinds that the first screen shows. */
const FIRST_SCREEN: readonly SectionKind[] = ['hero', 'document', 'payment', 'clients'];

/** A page from its list of sections; after its last day it leads to Home. */
export function createSectionPage(page: Page, kinds: Kinds): ComponentType {
  return function SectionPage() {
    if (page.lastDay && isDayOver(page.lastDay)) return <Navigate to={pathTo('home')} replace />;
    const sections = page.sections.map((section, place) => {
      const Kind = kinds[section.kind] as ComponentType<{ section: Section; page: Page }>;
      return <Kind key={place} section={section} page={page} />;
    });
    const [first] = sections;
    const later = page.sections.filter(({ kind }) => FIRST_SCREEN.includes(kind)).length;
    return (
      <>
        {first}
        <BelowHero>
          {sections.slice(1, later)}
          <LaterStyles />
          {sections.slice(later)}
        </BelowHero>
      </>
    );
  };
}
