import { Link } from '@stoa/ui/link';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { inline } from './page-links.css.ts';

/** Where the application itself is served while it is worked on. */
const APP = 'http://localhost:3000';

/** Above a page story: the same address in the running application, and the machines behind the page. */
export function PageLinks({ path, machines }: { path: string; machines: readonly string[] }) {
  return (
    <Surface as="aside" kind="sunken" lang="en-US" dir="ltr" aria-label="About this story" className={inline}>
      <Link href={`${APP}${path}`} target="_blank" variant="standalone">
        Open in the app
      </Link>
      <Text size="sm" tone="muted">
        <code>{path}</code>
      </Text>
      {machines.length > 0 ? (
        <Text size="sm" tone="muted">
          {machines.length === 1 ? 'Machine: ' : 'Machines: '}
          <code>{machines.join(', ')}</code>
        </Text>
      ) : null}
    </Surface>
  );
}
