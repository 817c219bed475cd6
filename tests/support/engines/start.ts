import { afterAll, beforeAll, inject } from 'vitest';
import type { Engine } from './find-engines';
import { startFirefox } from './firefox';
import type { Connection, StartOptions } from './protocol';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

const start = (engine: Engine, options: StartOptions): Promise<Connection> =>
  engine.name === 'firefox' ? startFirefox(engine.browser, options) : startWebKit(engine, options);

/** A browser for all tests of a group, which tries twice to start; what is called is its visitor. */
export function visitorOf(engine: Engine, options: StartOptions = {}): () => Visitor {
  let visitor: Visitor | undefined;
  beforeAll(async () => {
    const connection = await start(engine, options).catch((error: unknown) => {
      console.warn(`${engine.name} is started once more:`, error);
      return start(engine, options);
    });
    visitor = new Visitor(connection, inject('siteUrl'));
  });
  afterAll(() => visitor?.connection.close());
  return () => {
    if (visitor === undefined) throw new Error(`${engine.name} did not start.`);
    return visitor;
  };
}
