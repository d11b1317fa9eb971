import { contactUsPage as copy } from '@kestrova/content/pages/contact-us';
import { Hero, Section } from '@kestrova/design-system';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { BelowHero } from '../../lib/first-screen/below-hero.tsx';
import { ApiPage } from '../../lib/api/api-page.tsx';
import { findFollowedClosing } from '../../lib/choices/followed-closing.ts';
import { Sheet } from '../../sections/picture.tsx';
import { ContactSection } from './contact-section.tsx';
import styles from './get-in-touch.module.css';
import { GetInTouch } from './get-in-touch.tsx';
import { OfficeMap } from './office-map.tsx';

export const { meta } = copy;

/** Contact Us (spec 2.18). */
export default function ContactUsPage() {
  const { hero, getInTouch } = copy;
  const location = useLocation();
  // A link to a part of the page, such as the skip link, clears the state.
  const [closing] = useState(() => findFollowedClosing(location.state));
  const contact = <ContactSection closing={closing} />;
  return (
    <ApiPage>
      <Hero
        title={hero.heading}
        lead={hero.text}
        size="compact"
        pictureOnPhone={false}
        picture={<Sheet picture={closing?.sends ?? hero.sheet} />}
      />
      <BelowHero>
        <Section density="tight">
          <div className={styles.columns}>
            {closing && contact}
            <section className={styles.column} aria-labelledby="get-in-touch">
              <h2 id="get-in-touch">{getInTouch.heading}</h2>
              <p className={styles.lead}>{getInTouch.text}</p>
              <GetInTouch />
            </section>
            {!closing && contact}
          </div>
        </Section>
        <OfficeMap />
      </BelowHero>
    </ApiPage>
  );
}
