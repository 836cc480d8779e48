import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { createRawSnippet, flushSync } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import CallsSheet from '../../src/lib/days/CallsSheet.svelte';
import Deadline from '../../src/lib/days/Deadline.svelte';
import MailPage from '../../src/lib/days/MailPage.svelte';
import Tables from '../../src/lib/days/Tables.svelte';
import DaysAsk from '../../src/lib/days/DaysAsk.svelte';
import { Asking } from '../../src/lib/days/asking.svelte.ts';
import GoOn from '../../src/lib/home/GoOn.svelte';
import Singles from '../../src/lib/play/Singles.svelte';
import { toast } from '../../src/lib/toast.svelte.ts';
import PaceChoice from '../../src/lib/tools/PaceChoice.svelte';
import { late } from '../../src/lib/tools/missing.ts';
import type { MyTable } from '../../src/lib/wire/protocol.ts';
import { refusal, serve } from './server.ts';
import { person, sit } from './table.ts';

/** As long as those of a mail. */
const TOKEN = 'a-Token_1'.padEnd(43, 'x');
const AT = '/api/tables/bbbbbbbbbb';
const HERE = { 'GET /api/calls': { json: { push_key: 'BP-_', mail: true } } };
const DAYS = { name: 'days', days: { hours: 24, vacation: 'bot' } } as const;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  toast.hide();
});

describe('the pace', () => {
  test('over days is chosen with a day for each move', async () => {
    const { table, asked } = sit({ table: { phase: 'lobby' } });
    render(PaceChoice, { table });
    await fireEvent.click(screen.getByRole('radio', { name: 'Over days' }));
    expect(asked).toEqual([
      { do: 'change_pace', pace: 'days', days: { hours: 24, vacation: 'bot' } },
    ]);
  });

  test('has other hours, and may wait for who is on vacation', async () => {
    const { table, asked } = sit({ table: { phase: 'lobby', pace: DAYS } });
    render(PaceChoice, { table });
    const hours = screen.getByLabelText('Time for a move');
    await fireEvent.change(hours, { target: { value: '48' } });
    await fireEvent.click(screen.getByRole('radio', { name: 'the game waits' }));
    expect(asked).toEqual([
      { do: 'change_pace', pace: 'days', days: { hours: 48, vacation: 'bot' } },
      { do: 'change_pace', pace: 'days', days: { hours: 48, vacation: 'wait' } },
    ]);
  });

  test('shows hours that a program chose', () => {
    const pace = { name: 'days', days: { hours: 6, vacation: 'bot' } } as const;
    const { table } = sit({ table: { phase: 'lobby', pace } });
    render(PaceChoice, { table });
    expect(screen.getByLabelText<HTMLSelectElement>('Time for a move').value).toBe('6');
  });

  test('is told to guests in words', () => {
    const { table } = sit({ table: { phase: 'lobby', pace: DAYS }, host: false });
    render(PaceChoice, { table });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText(/there are 24 waking hours/)).toBeTruthy();
    expect(screen.getByText('While a player is on vacation, a bot moves for them.')).toBeTruthy();
  });
});

describe('at the table', () => {
  test('one’s own deadline stands where the candle is elsewhere, and counts down', () => {
    vi.useFakeTimers();
    const due = Date.now() + 3.5 * 3600_000;
    const { table } = sit({ days: { latest: due + 3600_000 }, yours: { due } });
    render(Deadline, { table });
    expect(screen.getByText('Your move:')).toBeTruthy();
    expect(screen.getByText('3 hours left')).toBeTruthy();
    expect(screen.getByText(/^You have until .+: 3 hours left\.$/)).toBeTruthy();
    vi.advanceTimersByTime(3600_000);
    flushSync();
    expect(screen.getByText('2 hours left')).toBeTruthy();
  });

  test('the deadline of another names them', () => {
    const latest = Date.now() + 30.5 * 3600_000;
    const { table } = sit({ days: { latest }, yours: {}, table: { awaited: [3] } });
    render(Deadline, { table });
    expect(screen.getByText('Tom has until')).toBeTruthy();
    expect(screen.getByText(/^Tom has until .+: 30 hours left\.$/)).toBeTruthy();
  });

  test('nobody is nudged who isn’t here', () => {
    const people = {
      m: person('Mira', 1),
      t: person('Tom', 3, { here: false }),
      i: person('Ida', 4),
    };
    const awaits = { awaited: [3, 4], order: [1, 3, 4] };
    const days = sit({ people, table: { ...awaits, pace: DAYS } }).table;
    expect(late(days)).toEqual([4]);
    expect(late(sit({ people, table: awaits }).table)).toEqual([3, 4]);
  });

  test('who comes during their vacation is asked whether they are back', async () => {
    const { made } = serve();
    const away_until = Date.now() + 3 * 24 * 3600_000;
    const { table, show } = sit({ yours: { away_until } });
    const asking = new Asking(table);
    expect(asking.question).toBe('back');
    asking.comeBack(false);
    expect([asking.question, made]).toEqual([undefined, []]);
    const again = new Asking(table);
    render(DaysAsk, { table, asking: again });
    expect(screen.getByText(/^You’re marked as away, back on /)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'I’m back' }));
    expect(made).toEqual([{ what: `PUT ${AT}/vacation`, body: { until: null } }]);
    show({ yours: { away_until: null } });
    expect(again.question).toBeUndefined();
  });

  test('a vacation that begins now asks nothing', () => {
    const { table, show } = sit({ yours: {} });
    const asking = new Asking(table);
    show({ yours: { away_until: Date.now() + 1e8 } });
    expect(asking.question).toBeUndefined();
  });

  test('who is on vacation is marked until they are back', async () => {
    const away = Date.now() + 3 * 24 * 3600_000;
    const { table } = sit({
      people: {
        m: person('Mira', 1),
        t: person('Tom', 2, { away_until: away }),
        i: person('Ida', 3, { away_until: Date.now() - 1000 }),
      },
    });
    render(Singles, { table, late: [] });
    await waitFor(() => screen.getByText(/^on vacation, back on/));
    expect(screen.getAllByText(/^on vacation, back on/)).toHaveLength(1);
  });

  test('the time zone is told where none is known, once', () => {
    const { made } = serve();
    const { table } = sit({ yours: { zone: '' } });
    const asking = new Asking(table);
    asking.tellZone();
    asking.tellZone();
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const body = { zone, quiet: { start: 1320, end: 480 } };
    expect(made).toEqual([{ what: `PUT ${AT}/hours`, body }]);
    expect(asking.question).toBeUndefined();
  });

  test('another time zone than before is asked about, and no is an answer for good', () => {
    const { made } = serve();
    const { table } = sit({ yours: { zone: 'Pacific/Auckland' } });
    const asking = new Asking(table);
    asking.tellZone();
    expect([asking.question, made]).toEqual(['zone', []]);
    asking.move(false);
    expect([asking.question, made]).toEqual([undefined, []]);
    expect(new Asking(table).question).toBeUndefined();
  });

  test('who has moved is asked once whether they want to be called', () => {
    const days = { latest: 1 };
    const { table, show } = sit({ days, yours: {}, table: { awaited: [1, 2] } });
    const asking = new Asking(table);
    asking.noticeMove();
    expect(asking.question).toBeUndefined();
    show({ days, yours: {}, table: { awaited: [2] } });
    asking.noticeMove();
    expect(asking.question).toBe('calls');
    asking.answered();
    expect(asking.question).toBeUndefined();
    const later = new Asking(table);
    show({ days, yours: {}, table: { awaited: [1] } });
    later.noticeMove();
    show({ days, yours: {}, table: { awaited: [] } });
    later.noticeMove();
    expect(later.question).toBeUndefined();
  });

  test('who looks at the ways to be called and sets none is asked still', () => {
    const days = { latest: 1 };
    const { table, show } = sit({ days, yours: {}, table: { awaited: [1] } });
    const asking = new Asking(table);
    asking.noticeMove();
    show({ days, yours: {}, table: { awaited: [] } });
    asking.noticeMove();
    asking.choose();
    asking.chosen();
    expect(asking.question).toBe('calls');
    asking.choose();
    show({ days, yours: { mail: 'mira@example.org' }, table: { awaited: [] } });
    expect(asking.question).toBe('calls');
    asking.chosen();
    expect(asking.question).toBeUndefined();
    expect(new Asking(table).question).toBeUndefined();
  });

  test('who is called already is not asked', () => {
    const days = { latest: 1 };
    const { table, show } = sit({ days, yours: { pushes: 1 }, table: { awaited: [1] } });
    const asking = new Asking(table);
    asking.noticeMove();
    show({ days, yours: { pushes: 1 }, table: { awaited: [] } });
    asking.noticeMove();
    expect(asking.question).toBeUndefined();
  });
});

describe('hours and calls', () => {
  function open(yours = {}, answers = {}, host = true) {
    const { made } = serve({ ...HERE, ...answers });
    const at = sit({ yours, host, table: { pace: DAYS } });
    render(CallsSheet, { table: at.table, close: () => undefined });
    return { made, ...at };
  }
  const changes = (made: readonly { what: string }[]): unknown[] =>
    made.filter(({ what }) => !what.startsWith('GET'));

  test('quiet hours are changed, and turned off', async () => {
    const { made } = open({ zone: 'Europe/Paris' });
    await fireEvent.input(screen.getByLabelText('From'), { target: { value: '23:30' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Keep these hours' }));
    await waitFor(() => {
      expect(changes(made)).toHaveLength(1);
    });
    await fireEvent.click(screen.getByRole('button', { name: 'Quiet hours: On' }));
    await waitFor(() => {
      expect(changes(made)).toEqual([
        {
          what: `PUT ${AT}/hours`,
          body: { zone: 'Europe/Paris', quiet: { start: 1410, end: 480 } },
        },
        { what: `PUT ${AT}/hours`, body: { zone: 'Europe/Paris', quiet: null } },
      ]);
    });
  });

  test('too much quiet is said before it is asked for', async () => {
    const { made } = open();
    await fireEvent.input(screen.getByLabelText('From'), { target: { value: '09:00' } });
    expect(screen.getByText('Sixteen hours at most: somebody waits for you.')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Keep these hours' }));
    await fireEvent.input(screen.getByLabelText('From'), { target: { value: '08:00' } });
    expect(screen.getByText(/^Choose two different times/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Keep these hours' }));
    expect(changes(made)).toEqual([]);
  });

  test('a vacation ends on a day, or when one is back', async () => {
    const { made, show } = open();
    const back = new Date(Date.now() + 5 * 24 * 3600_000);
    const day = `${back.getFullYear()}-${String(back.getMonth() + 1).padStart(2, '0')}-${String(back.getDate()).padStart(2, '0')}`;
    await fireEvent.input(screen.getByLabelText('Back on'), { target: { value: day } });
    await fireEvent.click(screen.getByRole('button', { name: 'I’m away' }));
    const until = new Date(back.getFullYear(), back.getMonth(), back.getDate()).getTime();
    await waitFor(() => {
      expect(changes(made)).toEqual([{ what: `PUT ${AT}/vacation`, body: { until } }]);
    });
    show({ yours: { away_until: until }, table: { pace: DAYS } });
    await fireEvent.click(await screen.findByRole('button', { name: 'I’m back' }));
    await waitFor(() => {
      expect(changes(made)[1]).toEqual({ what: `PUT ${AT}/vacation`, body: { until: null } });
    });
  });

  test('a mail asks first, then it is confirmed, and can be erased', async () => {
    const { made, show } = open();
    const field = await screen.findByLabelText('Your address');
    await fireEvent.input(field, { target: { value: 'mira@example.org' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Send me a confirmation mail' }));
    const body = { address: 'mira@example.org', language: 'en' };
    await waitFor(() => {
      expect(changes(made)).toEqual([{ what: `PUT ${AT}/mail`, body }]);
    });
    show({ yours: { mail: 'mira@example.org' }, table: { pace: DAYS } });
    await screen.findByText(/We sent you a mail, to mira@example.org/);
    show({ yours: { mail: 'mira@example.org', mail_confirmed: true }, table: { pace: DAYS } });
    await screen.findByText('We write to mira@example.org.');
    await fireEvent.click(screen.getByRole('button', { name: 'Erase my address' }));
    await waitFor(() => {
      expect(changes(made)[1]).toEqual({ what: `DELETE ${AT}/mail`, body: undefined });
    });
  });

  test('a webhook that can’t be one is not asked for, and it is said until one types on', async () => {
    const { made } = open();
    const field = screen.getByLabelText('The webhook’s address');
    await fireEvent.input(field, { target: { value: 'http://chat.example/hook' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Try it and keep it' }));
    expect(screen.getByRole('alert').textContent).toContain('https://');
    expect(field.nextElementSibling).toBe(screen.getByRole('alert'));
    await fireEvent.input(field, { target: { value: 'https:' } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(changes(made)).toEqual([]);
  });

  test('a webhook that can’t be reached is not kept, in the page’s own words', async () => {
    const why = 'The other side answered 404.';
    const { made } = open({}, { [`PUT ${AT}/webhook`]: refusal('webhook_refused', why) });
    const url = 'https://chat.example/hook';
    await fireEvent.input(screen.getByLabelText('The webhook’s address'), {
      target: { value: url },
    });
    await fireEvent.click(screen.getByRole('button', { name: 'Try it and keep it' }));
    const said = await screen.findByRole('alert');
    expect(said.textContent).toMatch(/^It isn’t kept: no message arrives there\./);
    expect(changes(made)).toEqual([{ what: `PUT ${AT}/webhook`, body: { url, kind: null } }]);
  });

  test('what is wrong with an address stands under it, until one types on', async () => {
    open({}, { [`PUT ${AT}/mail`]: refusal('no_mail_here') });
    const field = await screen.findByLabelText('Your address');
    await fireEvent.input(field, { target: { value: 'mira@example.org' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Send me a confirmation mail' }));
    const said = await screen.findByRole('alert');
    expect(field.nextElementSibling).toBe(said);
    await fireEvent.input(field, { target: { value: 'mira@example.com' } });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a webhook is the host’s alone', async () => {
    open({}, {}, false);
    await screen.findByText('By mail');
    expect(screen.queryByText('For the whole group')).toBeNull();
  });

  test('where the server sends none, it says so', async () => {
    open({}, { 'GET /api/calls': { json: { push_key: '', mail: false } } });
    await screen.findByText('This server sends no notifications.');
    await screen.findByText('This server sends no mail.');
    expect(screen.queryByRole('button', { name: 'Call me here' })).toBeNull();
  });
});

describe('the page that a mail leads to', () => {
  afterEach(() => {
    location.hash = '';
  });

  test.each([
    ['confirm', 'Yes, write to me', 'Good: we write when the table waits for you.'],
    ['stop', 'Yes, stop and erase it', 'Done: your address is erased, and no more mail comes.'],
  ])('asks before it does anything: %s', async (what, button, words) => {
    const { made } = serve();
    location.hash = `#${what}=${TOKEN}`;
    render(MailPage, { code: 'bbbbbbbbbb' });
    expect(made).toEqual([]);
    await fireEvent.click(screen.getByRole('button', { name: button }));
    await screen.findByText(words);
    expect(made).toEqual([{ what: `POST ${AT}/mail/${what}`, body: { token: TOKEN } }]);
  });

  test('says when a link is no longer good, or not whole', async () => {
    serve({ [`POST ${AT}/mail/stop`]: refusal('mail_link_not_good') });
    location.hash = `#stop=${TOKEN}`;
    const { unmount } = render(MailPage, { code: 'bbbbbbbbbb' });
    await fireEvent.click(screen.getByRole('button', { name: 'Yes, stop and erase it' }));
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('This link is no longer good.');
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
    location.hash = `#stop=${TOKEN.slice(0, 30)}`;
    render(MailPage, { code: 'bbbbbbbbbb' });
    expect(screen.getByText(/This link is incomplete/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('says to who stops a second time that it is done already', async () => {
    const press = () =>
      fireEvent.click(screen.getByRole('button', { name: 'Yes, stop and erase it' }));
    serve();
    location.hash = `#stop=${TOKEN}`;
    const { unmount } = render(MailPage, { code: 'bbbbbbbbbb' });
    await press();
    await screen.findByText(/^Done/);
    unmount();
    serve({ [`POST ${AT}/mail/stop`]: refusal('mail_link_not_good') });
    render(MailPage, { code: 'bbbbbbbbbb' });
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe('Already erased.');
  });

  test('says on a device without a seat how to take it along', () => {
    location.hash = `#confirm=${TOKEN}`;
    const { unmount } = render(MailPage, { code: 'bbbbbbbbbb' });
    expect(screen.getByText(/^Already sitting there on another device/)).toBeTruthy();
    unmount();
    localStorage.setItem('hareloom.link.bbbbbbbbbb', 'https://hare.example/t/bbbbbbbbbb');
    render(MailPage, { code: 'bbbbbbbbbb' });
    expect(screen.queryByText(/^Already sitting there/)).toBeNull();
  });
});

describe('my tables', () => {
  const mine = (over: Partial<MyTable>): MyTable => ({
    code: 'tea',
    edition: 'odyssey',
    phase: 'vote',
    name: 'Mira',
    host: true,
    awaited: false,
    hare: 1,
    people: ['Tom'],
    bots: 0,
    here: 0,
    active_at: Date.now(),
    games: 0,
    days: true,
    waits_for: [],
    turn: 2,
    missed: 0,
    unread: 0,
    ...over,
  });

  test('those that wait for me come first, with what happened since', async () => {
    const tables = [
      mine({ code: 'bed', people: ['Ida'], waits_for: ['Ida'], missed: 2 }),
      mine({ code: 'tea', awaited: true, due: Date.now() + 3.5 * 3600_000 }),
    ];
    serve({ 'GET /api/tables': { json: tables } });
    render(Tables);
    const first = await screen.findByRole('region', { name: 'Waiting for you' });
    expect(first.textContent).toContain('With Tom');
    expect(first.textContent).toContain('3 hours left');
    const others = screen.getByRole('region', { name: 'Waiting for others' });
    expect(others.textContent).toContain('Waiting for Ida');
    expect(others.textContent).toContain('2 reveals since you were here');
  });

  test.each([
    [1, 'Back to your game', '/t/one'],
    [2, '2 tables wait for you', '/tables'],
  ])('that wait are found from the first page: %d', async (count, words, address) => {
    const waiting = ['one', 'two'].map((code) => mine({ code, awaited: true, due: Date.now() }));
    serve({ 'GET /api/tables': { json: waiting.slice(0, count) } });
    localStorage.setItem('hareloom.link.one', 'https://hare.example/t/one');
    render(GoOn, { children: createRawSnippet(() => ({ render: () => '<p>Say a little.</p>' })) });
    const link = await screen.findByRole('link');
    expect(link.textContent).toContain(words);
    expect(link.getAttribute('href')).toBe(address);
  });

  test('are opened or joined from here where there are none', async () => {
    serve({ 'GET /api/tables': { json: [] } });
    render(Tables);
    await screen.findByText(/^Are your tables on another device\?/);
    expect(screen.getByRole('button', { name: 'Join with a code' })).toBeTruthy();
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => undefined);
    await fireEvent.click(screen.getByRole('button', { name: 'New table' }));
    expect(await screen.findByRole('radio', { name: 'Over days', hidden: true })).toBeTruthy();
  });

  test('are looked at again every minute', async () => {
    vi.useFakeTimers();
    const { made } = serve({ 'GET /api/tables': { json: [] } });
    render(Tables);
    await vi.advanceTimersByTimeAsync(130_000);
    expect(made).toHaveLength(3);
  });

  test('are taken along by one link, made of fresh personal ones', async () => {
    const link = (code: string) => ({
      json: { link: `https://hare.example/t/${code}#me=s-${code}` },
    });
    serve({
      'GET /api/tables': { json: [mine({ code: 'tea' }), mine({ code: 'bed' })] },
      'POST /api/tables/tea/link': link('tea'),
      'POST /api/tables/bed/link': link('bed'),
    });
    render(Tables);
    await screen.findByText('Personal links that you made before stop working.');
    await fireEvent.click(screen.getByRole('button', { name: 'Make my link' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'The link to your tables',
    });
    expect(field.value).toBe('https://hare.example/tables#take=tea.s-tea,bed.s-bed');
    expect(screen.getByRole('img', { name: /as a QR code/ })).toBeTruthy();
  });

  test('come along on another device, and the link goes from its address', async () => {
    const entered = { code: 'tea', link: 'https://hare.example/t/tea', person: 'p' };
    const { made } = serve({
      'GET /api/tables': { json: [] },
      'POST /api/tables/tea/devices': { status: 201, json: entered },
      'POST /api/tables/bed/devices': refusal('link_not_good'),
    });
    location.hash = '#take=tea.one,bed.two';
    render(Tables);
    await screen.findByText('One table came along.');
    expect(screen.getByText('One seat has a newer link. Open that one.')).toBeTruthy();
    expect(location.hash).toBe('');
    expect(made.filter(({ what }) => what.endsWith('/devices')).map(({ body }) => body)).toEqual([
      { secret: 'one' },
      { secret: 'two' },
    ]);
    expect(localStorage.getItem('hareloom.link.tea')).toBe(entered.link);
  });
});
