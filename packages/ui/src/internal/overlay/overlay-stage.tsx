import { type CSSProperties, type ReactNode, useState } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';

/** Props of `OverlayStage`. */
export interface OverlayStageProps {
  /** @default '26rem' */
  blockSize?: string;
  children: ReactNode;
}

// What is fixed inside an element with a transform stays within it.
const windowStyle: CSSProperties = {
  position: 'relative',
  transform: 'translate(0)',
  overflow: 'hidden',
  inlineSize: '100%',
};

/** For stories: a small window of its own for overlays, so that several can be seen beside each other. */
export function OverlayStage({ blockSize = '26rem', children }: OverlayStageProps) {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  return (
    <div ref={setStage} style={{ ...windowStyle, blockSize }}>
      {stage ? <PortalProvider getContainer={() => stage}>{children}</PortalProvider> : null}
    </div>
  );
}
