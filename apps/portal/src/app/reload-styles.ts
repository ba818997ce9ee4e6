/** A style sheet that failed although there is a connection is asked for once more after so long. */
const RETRY_MS = 2000;

/**
 * Loads a style sheet again that could not be loaded: the bundler asks for each only once, and would show what needs it
 * without its styles later on.
 */
export function reloadFailedStyles(): void {
  addEventListener(
    'error',
    ({ target: link }) => {
      if (!(link instanceof HTMLLinkElement) || link.rel !== 'stylesheet') return;
      const reload = () => {
        const next = link.cloneNode() as HTMLLinkElement;
        next.dataset.again = '';
        link.replaceWith(next);
      };
      if (!navigator.onLine) addEventListener('online', reload, { once: true });
      else if (link.dataset.again === undefined) setTimeout(reload, RETRY_MS);
    },
    // It does not bubble.
    true,
  );
}
