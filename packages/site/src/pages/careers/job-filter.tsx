import type { JobFilterName } from '@kestrova/api-contract';
import type { CareersPageCopy } from '@kestrova/content';
import { Select } from '@kestrova/design-system';
import { findChosenValue, type FilterOption } from './choose-jobs.ts';
import { useFieldValue } from './use-field-value.ts';

interface JobFilterProps {
  name: JobFilterName;
  copy: CareersPageCopy['openings']['filters'][JobFilterName];
  options: readonly FilterOption[];
  chosen: string | undefined;
}

/** One filter, whose options say how many jobs each would leave. */
export function JobFilter({ name, copy, options, chosen }: JobFilterProps) {
  const value = findChosenValue(options, chosen);
  const field = useFieldValue<HTMLSelectElement>(value);
  return (
    <Select
      ref={field}
      label={copy.label}
      name={name}
      defaultValue={value}
      autoComplete="off"
      options={[
        { value: '', label: copy.any },
        ...options.map((option) => ({
          value: option.value,
          label: `${option.value} (${option.count})`,
        })),
      ]}
    />
  );
}
