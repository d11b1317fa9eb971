import type {
  Card as CardRecord,
  CardSection as CardSectionRecord,
  StoryKey,
} from '@kestrova/content';
import { Card, Grid, Icon, Link, Reveal, Section, useRail } from '@kestrova/design-system';
import { pathTo } from '@kestrova/paths';
import { useId, type ComponentProps } from 'react';
import { addNonBreakingSpaces } from './format-text.ts';
import { publicUrl } from './picture.tsx';
import styles from './card-section.module.css';

/** A card may have an icon; in `rows`, the title of a card with a `story` links to it. */
type AnyCard = CardRecord & { icon?: string; story?: StoryKey };

interface CardSectionProps extends Pick<
  ComponentProps<typeof Section>,
  'tone' | 'density' | 'drawing'
> {
  section: Omit<CardSectionRecord<AnyCard>, 'text'> & { text?: string };
  /**
   * `columns` are equal cards; `rows` set titles beside texts; in `lead` the first card is as wide as
   * the two columns of the others; in `headed` the heading is the sixth cell beside five cards.
   */
  layout?: 'columns' | 'rows' | 'lead' | 'headed';
  /** Max cards of `columns` in a row. */
  columns?: 2 | 3 | 4;
  /** How the cards of `columns` look. */
  frame?: ComponentProps<typeof Card>['look'];
  /** Fades in the cards of `columns` one after the other, or the section as a whole. */
  fade?: 'cards' | 'section';
  /** Whether the cards are in one row on a phone. */
  rail?: boolean;
}

/** A heading, a lead and the cards under it. */
export function CardSection(props: CardSectionProps) {
  const {
    section,
    layout = 'columns',
    columns = 3,
    frame = 'ruled',
    fade,
    rail = false,
    ...rest
  } = props;
  const { heading, text, cards } = section;
  if (layout === 'headed') return <HeadedCards {...section} rail={rail} />;
  const isRows = layout === 'rows';
  const list = (
    <>
      {isRows && <CardRows cards={cards} rail={rail} />}
      {layout === 'lead' && <LeadCards cards={cards} rail={rail} />}
      {layout === 'columns' && (
        <Grid columns={columns} rail={rail} gap={frame === 'line' ? 'tight' : 'regular'}>
          {cards.map((card, place) => {
            const shown = <TextCard key={card.title} card={card} frame={frame} />;
            if (fade !== 'cards') return shown;
            return (
              <Reveal key={card.title} delay={DELAYS[place % columns]}>
                {shown}
              </Reveal>
            );
          })}
        </Grid>
      )}
    </>
  );
  const whole = (
    <Section
      title={addNonBreakingSpaces(heading)}
      lead={text}
      layout={isRows ? 'split' : 'stack'}
      {...rest}
    >
      {fade ? list : <Reveal motion={isRows ? 'fade' : 'rise'}>{list}</Reveal>}
    </Section>
  );
  return fade === 'section' ? <Reveal>{whole}</Reveal> : whole;
}

/** When the cards of a row fade in (spec 9); the fourth fades in with the third. */
const DELAYS = [undefined, 1, 2, 2] as const;

interface CardRowsProps {
  cards: readonly AnyCard[];
  rail?: boolean;
  headingLevel?: 3 | 4;
}

/** Cards as rows: the title on the left, the text on the right. */
export function CardRows({ cards, rail = false, headingLevel = 3 }: CardRowsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.container}>
      <ul {...useRail(rail)} role="list" className={styles.rows}>
        {cards.map(({ title, text, story }) => (
          <li key={title} className={styles.row}>
            <Heading className={styles.rowTitle}>
              {story ? <Link href={pathTo('impact-stories-details', story)}>{title}</Link> : title}
            </Heading>
            <p className={styles.rowText}>{addNonBreakingSpaces(text)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function LeadCards({ cards, rail = false }: CardRowsProps) {
  return (
    <div className={styles.container}>
      <ul {...useRail(rail)} role="list" className={styles.leadCards}>
        {cards.map((card) => (
          <li key={card.title} className={styles.cell}>
            <TextCard card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type HeadedCardsProps = CardSectionProps['section'] & Pick<CardRowsProps, 'rail'>;

function HeadedCards({ heading, text, cards, rail = false }: HeadedCardsProps) {
  const titleId = useId();
  const listProps = useRail(rail);
  return (
    <Section>
      <Reveal motion="rise">
        <div className={styles.container}>
          <div className={styles.headedCards}>
            <header className={styles.header}>
              <h2 id={titleId} className={styles.title}>
                {heading}
              </h2>
              <p className={styles.lead}>{text}</p>
            </header>
            <ul {...listProps} role="list" className={styles.contents} aria-labelledby={titleId}>
              {cards.map((card) => (
                <li key={card.title}>
                  <TextCard card={card} frame="ruled" />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Reveal>
    </Section>
  );
}

type TextCardProps = Pick<CardSectionProps, 'frame'> & { card: AnyCard };

function TextCard({ card: { title, text, icon }, frame = 'box' }: TextCardProps) {
  return (
    <Card look={frame} title={title} icon={icon && <Icon href={publicUrl(`icons.svg#${icon}`)} />}>
      <p>{addNonBreakingSpaces(text)}</p>
    </Card>
  );
}
