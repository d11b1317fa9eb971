import type { ServicePageCopy } from '@kestrova/content';
import { BelowHero } from '../../lib/first-screen/below-hero.tsx';
import { LaterStyles } from '../../lib/first-screen/later-styles.tsx';
import { CardSection } from '../../sections/card-section.tsx';
import { ClosingSection } from '../../sections/closing-section.tsx';
import { LinkSection } from '../../sections/link-section.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { ProofSection } from '../../sections/proof-section.tsx';

/** A service: what proves it, three groups of cards, its industries, and what to do next (spec 2.7). */
export function ServicePage({ copy }: { copy: ServicePageCopy }) {
  const { hero, screens, breadcrumb, proof, groups, industries, security, closing } = copy;
  // Each group has its own layout, so that visitors can tell the groups apart.
  const [first, second, third] = groups;
  return (
    <>
      <PageHero hero={hero} breadcrumb={breadcrumb} screens={screens} />
      <LaterStyles />
      <BelowHero>
        <ProofSection proof={proof} />
        {first && <CardSection section={first} layout="rows" />}
        {second && <CardSection section={second} layout="lead" tone="sunken" rail />}
        {third && (
          <CardSection
            section={third}
            layout={third.cards.length % 3 === 2 ? 'headed' : 'columns'}
            rail
          />
        )}
        <CardSection section={industries} layout="rows" tone="sunken" density="tight" rail />
        {security && <LinkSection section={security} />}
        <ClosingSection closing={closing} cut={false} />
      </BelowHero>
    </>
  );
}
