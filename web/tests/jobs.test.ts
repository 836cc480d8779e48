import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Choice } from '../src/lib/decks/make/crop.ts';
import { carryOut, type Place } from '../src/lib/decks/make/jobs.ts';
import { newPicture, nextTask, standing, type Picture } from '../src/lib/decks/make/picture.ts';
import type { Prepared } from '../src/lib/decks/make/prepare.ts';
import { Spoiled } from '../src/lib/decks/make/workshop.ts';
import { Refused } from '../src/lib/wire/api.ts';

const CHOICE: Choice = { fit: 'paper', turn: 0, focus: { x: 0.5, y: 0.5 } };
const FILE = new Blob(['a picture']);
const HEIC = new Blob([new Uint8Array([0, 0, 0, 24]), 'ftypheic and more']);

let asked: string[];
let answers: { status: number; body: unknown }[];
let forgotten: string[];
let told: string[];

beforeEach(() => {
  asked = [];
  answers = [];
  forgotten = [];
  told = [];
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path.replace('/api/own-decks/', '')}`);
    const { status, body } = answers.shift() ?? { status: 500, body: null };
    return Promise.resolve(
      status === 204 ? new Response(null, { status }) : Response.json(body, { status }),
    );
  });
});

const ok = (body: unknown) => answers.push({ status: 200, body });
const refuse = (status: number, code: string) =>
  answers.push({ status, body: { code, detail: 'Why.' } });

function place(pictures: Picture[], prepare?: () => Promise<Prepared>, heic = false): Place {
  return {
    pictures,
    workshop: { prepare: prepare ?? (() => Promise.reject(new Error('not asked'))) },
    drafts: {
      forget: (_deck, id) => {
        forgotten.push(id);
        return Promise.resolve();
      },
    },
    limits: { heic, bytes_a_picture: 1000 },
    made: () => Promise.resolve('own-x'),
    refuse: (picture, refused) => told.push(`${picture.id} ${refused.code}`),
  };
}

const cutOut = (id: string): Picture => ({
  ...newPicture(id, `${id}.jpg`, FILE),
  choice: CHOICE,
  cut: { made: 'paper 0', blob: FILE, sent: `sent-${id}`, raw: false },
});
const inside = (id: string): Picture => ({ ...cutOut(id), card: `card-${id}`, made: 'paper 0' });

describe('sending', () => {
  test('makes it a card, and its file need not be kept any longer', async () => {
    const picture = cutOut('a');
    ok({ card: 'c1', sent: 'sent-a' });
    await carryOut(place([picture]), picture, 'send');
    expect(asked).toEqual(['PUT own-x/cards/sent-a']);
    expect(picture.card).toBe('c1');
    expect(standing(picture)).toBe('in');
    expect(forgotten).toEqual(['a']);
  });

  test('what the server refuses about it is said at the picture, and nothing is thrown', async () => {
    const picture = cutOut('a');
    refuse(422, 'too_many_pixels');
    await carryOut(place([picture]), picture, 'send');
    expect(picture.wrong).toBe('too_many_pixels');
    expect(nextTask(picture)).toBeUndefined();
  });

  test('a lost connection changes nothing, so that it is sent again', async () => {
    const picture = cutOut('a');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    await expect(carryOut(place([picture]), picture, 'send')).rejects.toThrow(Refused);
    expect(nextTask(picture)).toBe('send');
    expect(forgotten).toEqual([]);
  });

  test('cut otherwise, the new card is there before the old one goes', async () => {
    const picture: Picture = { ...inside('a'), choice: { ...CHOICE, turn: 90 } };
    picture.cut = { made: 'paper 90', blob: FILE, sent: 'sent-b', raw: false };
    ok({ card: 'c2', sent: 'sent-b' });
    await carryOut(place([picture]), picture, 'send');
    expect(picture).toMatchObject({ card: 'c2', replaced: ['card-a'] });
    answers.push({ status: 204, body: null });
    await carryOut(place([picture]), picture, 'remove');
    expect(asked).toEqual(['PUT own-x/cards/sent-b', 'DELETE own-x/cards/card-a']);
    expect(picture).toMatchObject({ card: 'c2', replaced: [] });
  });

  test('one that only the server can cut gives up its card first, since its file stays the same', async () => {
    const picture: Picture = { ...inside('a'), choice: { ...CHOICE, turn: 90 } };
    picture.cut = { made: 'paper 90', blob: HEIC, sent: 'sent-a', raw: true };
    answers.push({ status: 204, body: null });
    ok({ card: 'c2', sent: 'sent-a' });
    await carryOut(place([picture]), picture, 'send');
    expect(asked).toEqual([
      'DELETE own-x/cards/card-a',
      'PUT own-x/cards/sent-a?fit=paper&turn=90',
    ]);
    expect(picture).toMatchObject({ card: 'c2', replaced: [], made: 'paper 90' });
  });

  test('refused when cut otherwise, its card from before stays', async () => {
    const picture: Picture = { ...inside('a'), choice: { ...CHOICE, turn: 90 } };
    picture.cut = { made: 'paper 90', blob: FILE, sent: 'sent-b', raw: false };
    refuse(409, 'deck_full');
    await carryOut(place([picture]), picture, 'send');
    expect(picture.card).toBe('card-a');
    expect(standing(picture)).toBe('in');
    expect(told).toEqual(['a deck_full']);
  });

  test('the very card of another picture is not counted twice', async () => {
    const [one, other] = [inside('a'), cutOut('b')];
    ok({ card: 'card-new', sent: 'sent-b', same_as: 'card-a' });
    await carryOut(place([one, other]), other, 'send');
    expect(other.wrong).toBe('twice');
    expect(other.card).toBeUndefined();
  });

  test('one that was sent just before the tab closed takes its own place', async () => {
    const before: Picture = { ...newPicture('c1', ''), card: 'c1', described: 'A hat.' };
    before.description = 'A hat.';
    const again = cutOut('a');
    const deck = place([before, again]);
    ok({ card: 'c1', sent: 'sent-a' });
    await carryOut(deck, again, 'send');
    expect(deck.pictures).toEqual([again]);
    expect(again).toMatchObject({ card: 'c1', description: 'A hat.', described: 'A hat.' });
    expect(nextTask(again)).toBeUndefined();
  });
});

describe('taking out', () => {
  test('a card that is gone already is out', async () => {
    const picture: Picture = { ...inside('a'), out: true };
    refuse(404, 'no_such_card');
    await carryOut(place([picture]), picture, 'remove');
    expect(picture.card).toBeUndefined();
  });

  test('a card that a game plays with stays, and it is said', async () => {
    const picture: Picture = { ...inside('a'), out: true };
    refuse(409, 'in_use');
    await carryOut(place([picture]), picture, 'remove');
    expect(picture).toMatchObject({ card: 'card-a', out: false });
    expect(told).toEqual(['a in_use']);
  });

  test('words are sent to its card', async () => {
    const picture: Picture = { ...inside('a'), description: 'A hat.' };
    ok({});
    await carryOut(place([picture]), picture, 'describe');
    expect(asked).toEqual(['PATCH own-x/cards/card-a']);
    expect(nextTask(picture)).toBeUndefined();
  });

  test('cut otherwise, its words go to the new card too', async () => {
    const picture: Picture = { ...inside('a'), description: 'A hat.', described: 'A hat.' };
    picture.choice = { ...CHOICE, turn: 90 };
    picture.cut = { made: 'paper 90', blob: FILE, sent: 'sent-b', raw: false };
    ok({ card: 'c2', sent: 'sent-b' });
    await carryOut(place([picture]), picture, 'send');
    answers.push({ status: 204, body: null });
    await carryOut(place([picture]), picture, 'remove');
    expect(nextTask(picture)).toBe('describe');
  });
});

describe('preparing', () => {
  const made: Prepared = {
    print: '+-'.repeat(128),
    size: { width: 900, height: 900 },
    choice: CHOICE,
    preview: undefined,
    cut: { made: 'paper 0', blob: FILE, sent: 's', raw: false },
  };

  test('a picture like another one is asked about, and not sent meanwhile', async () => {
    const one = { ...inside('a'), print: '+-'.repeat(128) };
    const other = newPicture('b', 'b.jpg', FILE);
    await carryOut(
      place([one, other], () => Promise.resolve(made)),
      other,
      'prepare',
    );
    expect(other.same).toBe('a');
    expect(standing(other)).toBe('asked');
  });

  test('asked once, it is not asked again when it is cut otherwise', async () => {
    const one = { ...inside('a'), print: '+-'.repeat(128) };
    const other = { ...newPicture('b', 'b.jpg', FILE), print: '+-'.repeat(128) };
    await carryOut(
      place([one, other], () => Promise.resolve(made)),
      other,
      'prepare',
    );
    expect(other.same).toBeUndefined();
  });

  test('one too small to be cut can still lie on paper', async () => {
    const picture = newPicture('a', 'a.png', FILE);
    const small = { ...made, cut: undefined };
    await carryOut(
      place([picture], () => Promise.resolve(small)),
      picture,
      'prepare',
    );
    expect(picture).toMatchObject({ wrong: 'too_small', choice: CHOICE });
  });

  const spoiled = () => Promise.reject(new Spoiled('not_a_picture', 'f00'));

  test('a HEIC that the browser can’t read is left to a server that can', async () => {
    const picture = newPicture('a', 'a.heic', HEIC);
    await carryOut(place([picture], spoiled, true), picture, 'prepare');
    expect(picture.cut).toMatchObject({ raw: true, sent: 'f00', blob: HEIC });
    expect(nextTask(picture)).toBe('send');
    ok({ card: 'c1', sent: 'f00' });
    await carryOut(place([picture]), picture, 'send');
    expect(asked).toEqual(['PUT own-x/cards/f00?fit=crop&turn=0']);
    expect(picture.preview).toBe('/pictures/c1@thumb.webp');
  });

  test('and called by its name where the server can’t either', async () => {
    const picture = newPicture('a', 'a.heic', HEIC);
    await carryOut(place([picture], spoiled), picture, 'prepare');
    expect(picture.wrong).toBe('no_heic');
  });

  test('what is no picture at all is never sent', async () => {
    const picture = newPicture('a', 'a.jpg', FILE);
    await carryOut(place([picture], spoiled, true), picture, 'prepare');
    expect(picture.wrong).toBe('not_a_picture');
  });
});
