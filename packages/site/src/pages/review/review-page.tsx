import { useReview } from '@kestrova/api-client';
import { reviewPage as copy } from '@kestrova/content/pages/review';
import { useState } from 'react';
import {
  EmailedLinkContent,
  EmailedLinkPage,
} from '../../features/emailed-link/emailed-link-page.tsx';
import { SavedStatus } from '../../features/emailed-link/saved-status.tsx';
import { useEmailedToken } from '../../features/emailed-link/use-emailed-token.ts';
import { useFocusHeading } from '../../lib/use-focus-heading.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewSummary } from './review-summary.tsx';
import styles from './review.module.css';

export const { meta, heading } = copy;

/** An application as the careers team sees it, by the link in its notice and without a login. */
export default function ReviewPage() {
  return (
    <EmailedLinkPage copy={copy} token={useEmailedToken()}>
      {(token) => <Review key={token} token={token} />}
    </EmailedLinkPage>
  );
}

function Review({ token }: { token: string }) {
  const state = useReview(token);
  const [saved, setSaved] = useState({ count: 0, message: '' });
  const title = useFocusHeading(saved.count);

  function onSaved(message: string) {
    setSaved(({ count }) => ({ count: count + 1, message }));
    state.reload();
  }

  return (
    <EmailedLinkContent state={state}>
      {(review) => (
        <div className={styles.columns}>
          <ReviewSummary review={review} />
          <section className={styles.change} aria-labelledby="change-status">
            <h2 ref={title} id="change-status" tabIndex={-1} className={styles.title}>
              {copy.form.heading}
            </h2>
            <SavedStatus message={saved.message} />
            {/* Emptied after each change, but not if somebody else has saved one. */}
            <ReviewForm
              key={saved.count}
              onOutdated={state.reload}
              {...{ token, review, onSaved }}
            />
          </section>
        </div>
      )}
    </EmailedLinkContent>
  );
}
