import { useLingui } from '@lingui/react/macro';
import { Button, LinkButton } from '@stoa/ui/button';
import { ErrorState } from '@stoa/ui/error-state';
import { Component, type ReactNode } from 'react';
import { CATALOGUE_HREF } from './route.ts';

/** Keeps the head usable whatever a page throws. */
export class PageBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <Failure error={error} onRetry={() => this.setState({ error: null })} />;
  }
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <ErrorState
      title={t`This page could not be shown`}
      work={error.message}
      actions={
        <>
          <Button variant="primary" onPress={onRetry}>
            {t`Try again`}
          </Button>
          <LinkButton href={CATALOGUE_HREF}>{t`All machines`}</LinkButton>
        </>
      }
    />
  );
}
