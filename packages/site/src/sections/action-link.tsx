import type { Link } from '@kestrova/content';
import { ButtonLink, Icon } from '@kestrova/design-system';
import { ArrowRight } from 'lucide';
import type { ComponentProps } from 'react';

interface ActionLinkProps extends Pick<ComponentProps<typeof ButtonLink>, 'variant'> {
  action: Link;
}

/** A step that a page asks the visitor to take, with an arrow. */
export function ActionLink({ action, variant }: ActionLinkProps) {
  return (
    <ButtonLink href={action.to} variant={variant} icon={<Icon node={ArrowRight} />}>
      {action.label}
    </ButtonLink>
  );
}
