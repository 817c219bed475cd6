/** A server whose paths, such as `/working` or `/hang`, respond as a working or faulty news service does. */
import { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type FetchHandler, listen } from '~scripts/listen';

/** A valid response of the news service, with one article. */
const validAnswer = JSON.stringify({
  meta: { found: 1, returned: 1, limit: 12, page: 1 },
  data: [{ title: 'A', url: 'https://a.example/', published_at: '2026-01-02T03:04:05Z' }],
});
const headers = { 'Content-Type': 'application/json', 'X-UsageLimit-Limit': '5000', 'X-UsageLimit-Remaining': '4999' };
const encode = (text: string) => new TextEncoder().encode(text);
/** Streams the beginning of a response, then what `pull` adds. */
const streamBeginning = (pull?: UnderlyingDefaultSource['pull']) =>
  new ReadableStream({ start: (stream) => stream.enqueue(encode(validAnswer.slice(0, 40))), ...(pull && { pull }) });

const answers: Readonly<Record<string, FetchHandler>> = {
  '/working': () => new Response(validAnswer, { headers }),
  /** Never responds. */
  '/hang': ({ signal }) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(RESPONSE_ALREADY_SENT));
    }),
  /** Sends headers and a beginning, then nothing. */
  '/hang-body': () =>
    new Response(streamBeginning(), { headers: { ...headers, 'Content-Length': String(validAnswer.length) } }),
  /** Never ends its body. */
  '/endless': () =>
    new Response(
      streamBeginning((stream) => stream.enqueue(encode(' '.repeat(65_536)))),
      { headers },
    ),
  /** Closes the connection, by Node's response object. */
  '/reset': (_, { outgoing }) => {
    if (outgoing instanceof ServerResponse) outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  },
  /** Ends inside the JSON. */
  '/truncated': () => new Response(validAnswer.slice(0, -20), { headers }),
  /** Valid JSON of the wrong shape. */
  '/shape': () => new Response('{"data":[],"meta":null}', { headers }),
  '/html': () => new Response('<!doctype html><title>Welcome</title><p>Please sign in to this network.</p>'),
  '/redirect': () => Response.redirect('https://elsewhere.example.com/v1/news/all', 302),
  '/503': () => new Response('{"error":{"code":"maintenance_mode","message":"No."}}', { status: 503, headers }),
};

export const startFaultyServer = () =>
  listen((request, env) => {
    const answer = answers[new URL(request.url).pathname];
    return answer === undefined ? new Response(null, { status: 404 }) : answer(request, env);
  });
