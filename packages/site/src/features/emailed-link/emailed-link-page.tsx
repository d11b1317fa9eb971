import { ApiClientProvider, type ApiClient } from '@kestrova/api-client';
import { shellLabels, type EmailedLinkPageCopy } from '@kestrova/content';
import { Breadcrumb, Hero, Section, ToastRegion } from '@kestrova/design-system';
import type { ReactNode } from 'react';
import { careersBreadcrumb } from '../jobs/careers-path.ts';
import styles from './emailed-link.module.css';
import { LinkDeadEnd } from './link-dead-end.tsx';
import { LinkOpening } from './link-opening.tsx';

interface EmailedLinkPageProps {
  copy: EmailedLinkPageCopy;
  api: ApiClient;
  /** As `useEmailedSecret` finds it. */
  secret: string | null | undefined;
  children: (secret: string) => ReactNode;
}

/** A page that shows what a visitor's own emailed link leads to; without one, what to do. */
export function EmailedLinkPage({ copy, api, secret, children }: EmailedLinkPageProps) {
  return (
    <>
      <Hero
        title={copy.heading}
        lead={copy.text}
        breadcrumb={<Breadcrumb items={careersBreadcrumb(copy.heading)} />}
      />
      <div className={styles.screen}>
        <Section density="tight">
          {secret === undefined && <LinkOpening copy={copy} />}
          <ApiClientProvider client={api}>
            {secret === null && <LinkDeadEnd panel={copy.linkMissing} copy={copy} />}
            {secret && children(secret)}
          </ApiClientProvider>
        </Section>
      </div>
      <ToastRegion label={shellLabels.notifications} />
    </>
  );
}
