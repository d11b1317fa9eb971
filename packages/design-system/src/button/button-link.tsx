import { Anchor, type AnchorProps } from '../link/anchor.tsx';
import { buttonClass, type ButtonLook } from './button.tsx';

/** A link that looks like a button, for the one step that a section asks the visitor to take. */
export function ButtonLink(props: AnchorProps & ButtonLook) {
  const { variant, size, icon, className, children, ...rest } = props;
  return (
    <Anchor {...rest} className={buttonClass({ variant, size }, className)}>
      <span>{children}</span>
      {icon}
    </Anchor>
  );
}
