import { ChevronDown } from 'lucide';
import { Icon } from '../icons/icon.tsx';
import { VisuallyHidden } from '../text/words.tsx';
import styles from './country-selector.module.css';

interface Country {
  code: string;
  /** Shown, and the flag's alt text. */
  name: string;
  /** Address of the flag's picture. */
  flag: string;
  /** The same page on the country's own site. */
  href: string;
}

interface CountrySelectorProps {
  countries: readonly Country[];
  /** Code of the country whose site this is. */
  current: string;
  /** Names the control, before the country's name. */
  label?: string;
}

/** A flag; `lazy` in the closed list, whose flags are loaded when it opens. */
function Flag({ country: { flag, name }, loading }: { country: Country; loading?: 'lazy' }) {
  return (
    <img className={styles.flag} src={flag} alt={name} width={24} height={16} loading={loading} />
  );
}

/**
 * Opens the same page on another country's site by a full page load. Used in a `Header`, which
 * closes it on Escape, on a press outside and on a choice.
 */
export function CountrySelector({ countries, current, label = 'Country' }: CountrySelectorProps) {
  const shown = countries.find(({ code }) => code === current);
  return (
    <details name="header" className={styles.selector}>
      <summary className={styles.toggle}>
        <VisuallyHidden>{label}</VisuallyHidden>
        {shown && <Flag country={shown} />}
        <span aria-hidden="true" className={styles.name}>
          {shown?.name}
        </span>
        <Icon node={ChevronDown} />
      </summary>
      <ul role="list" className={styles.panel}>
        {countries.map((country) => (
          <li key={country.code}>
            {country.code === current ? (
              <button type="button" className={styles.option} aria-current="true" data-close>
                <Flag country={country} loading="lazy" />
                <span aria-hidden="true">{country.name}</span>
              </button>
            ) : (
              <a className={styles.option} href={country.href}>
                <Flag country={country} loading="lazy" />
                <span aria-hidden="true">{country.name}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
