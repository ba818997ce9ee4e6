/**
 * React Aria draws everything when it believes itself in a unit test. Stories run in a real browser, where only
 * what is in view must be drawn. Import it for its effect.
 */
const scope = globalThis as { process?: { env: Record<string, string> } };
scope.process ??= { env: {} };
scope.process.env['VIRT_ON'] = 'true';

export {};
