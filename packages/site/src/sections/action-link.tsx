import type { Link } from '@kestrova/content';
import { ButtonLink, Icon } from '@kestrova/design-system';
import { ArrowRight } from 'lucide';
import type { ComponentProps } from 'react';

type LinkProps = Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'state' | 'onClick'>;

interface ActionLinkProps extends LinkProps {
  action: Link;
}

/** A step that a page asks the visitor to take, with an arrow. */
export function ActionLink({ action, ...rest }: ActionLinkProps) {
  return (
    <ButtonLink {...rest} href={action.to} icon={<Icon node={ArrowRight} />}>
      {action.label}
    </ButtonLink>
  );
}
