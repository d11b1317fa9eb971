import { ApiClientProvider, type ApiClient } from '@kestrova/api-client';
import {
  brand,
  contactFormCopy,
  heroPictures,
  shellLabels,
  type ContactUsPageCopy,
} from '@kestrova/content';
import { Hero, Section, ToastRegion } from '@kestrova/design-system';
import { siteApi } from '../../app/site-api.ts';
import { Picture } from '../../pictures/picture.tsx';
import { useRegion } from '../../app/region.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './get-in-touch.module.css';
import { GetInTouch } from './get-in-touch.tsx';
import { OfficeMap } from './office-map.tsx';

interface ContactUsPageProps {
  copy: ContactUsPageCopy;
  api?: ApiClient;
}

/** Contact Us (spec 2.18). */
export function ContactUsPage({ copy, api = siteApi }: ContactUsPageProps) {
  const { hero, getInTouch, form, map } = copy;
  const region = useRegion();
  return (
    <>
      <Hero
        title={hero.heading}
        lead={hero.text}
        picture={<Picture picture={heroPictures.contactUs} first />}
      />
      <Section>
        <div className={styles.columns}>
          <section className={styles.column} aria-labelledby="get-in-touch">
            <h2 id="get-in-touch" className={styles.title}>
              {getInTouch.heading}
            </h2>
            <p className={styles.lead}>{getInTouch.text}</p>
            <GetInTouch brand={brand} copy={getInTouch} />
          </section>
          <section className={styles.column} aria-labelledby="enquiry">
            <h2 id="enquiry" className={styles.title}>
              {form.heading}
            </h2>
            <p className={styles.lead}>{form.text}</p>
            <ApiClientProvider client={api}>
              <ContactForm copy={contactFormCopy} />
            </ApiClientProvider>
          </section>
        </div>
      </Section>
      <Section tone="sunken" title={map.heading} lead={map.text}>
        <OfficeMap region={region} copy={map} />
      </Section>
      <ToastRegion label={shellLabels.notifications} />
    </>
  );
}
