interface FactListProps {
  /** Those without a value are omitted. */
  facts: readonly { label: string; value: string | false | undefined }[];
  className: string | undefined;
}

/** Facts about an application, each under its name. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
