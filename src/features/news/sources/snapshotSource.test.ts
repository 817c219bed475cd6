import { describe, expect, it } from 'vitest';
import { answer, answeringServer, hangingMs, patientMs } from '~tests/support/news/answering-server';
import { list } from '~tests/support/news/articles';
import { createSnapshotSource } from './snapshotSource';

const { origin, answerWith } = answeringServer();

const source = (within = patientMs) => createSnapshotSource({ origin: 'live', urlOf: origin, timeoutMs: within });

describe('snapshots', () => {
  const haiti = { region: 'haiti', category: 'all' } as const;
  const text = JSON.stringify(list({ ...haiti, articles: [] }));

  it('are asked for once and kept', async () => {
    let asked = 0;
    answerWith((_request, response) => {
      asked += 1;
      response.end(text);
    });
    const { peek, load } = source();
    expect(peek(haiti)).toBeUndefined();
    const [one, two] = await Promise.all([load(haiti), load(haiti)]);
    await load(haiti);
    expect(asked).toBe(1);
    expect(one).toEqual(two);
    expect(peek(haiti)).toMatchObject({ region: 'haiti' });
  });

  it('are asked for again after a failure', async () => {
    const { load, peek } = source();
    answerWith(answer('', 503));
    expect(await load(haiti)).toMatchObject({ kind: 'failed', gone: false });
    answerWith(answer('{"region":"mars"}'));
    expect(await load(haiti)).toMatchObject({
      kind: 'failed',
      message: 'snapshot haiti/all: region: "mars" is unknown',
    });
    answerWith(() => undefined);
    expect(await source(hangingMs).load(haiti)).toMatchObject({
      kind: 'failed',
      message: 'snapshot haiti/all: no whole answer within 150 ms',
    });
    expect(peek(haiti)).toBeUndefined();
    answerWith(answer(text));
    expect(await load(haiti)).toMatchObject({ kind: 'ok' });
  });

  it('say when the host does not have them any more', async () => {
    answerWith(answer('', 404));
    expect(await source().load(haiti)).toMatchObject({ kind: 'failed', gone: true });
  });

  it('are empty where the build had none', async () => {
    const { load } = createSnapshotSource({ origin: 'live', urlOf: () => undefined });
    expect(await load(haiti)).toMatchObject({ kind: 'ok', list: { ...haiti, articles: [] } });
  });
});
