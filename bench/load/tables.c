/* What is said at a table. BARE: any message brings one to each seat. HARELOOM: whole games, by what the frames say.
   BOARDGAME: boardgame.io's protocol over socket.io. */
#define _GNU_SOURCE
#include "load.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

Tongue tongue = BARE;
static uint64_t ids;

#define FIND(text, size, what) find(text, size, what, sizeof(what) - 1)

/* What follows that key, or NULL. */
static const char *find(const char *text, size_t size, const char *what, size_t length) {
    const char *found = memmem(text, size, what, length);
    return found == NULL ? NULL : found + length;
}

static int numbers(const char *at, int *into, int most) {
    int count = 0;
    while (*at != ']' && count < most) {
        into[count++] = (int)strtol(at, (char **)&at, 10);
        if (*at == ',') at++;
    }
    return count;
}

static void read_hand(Seat *seat, const char *at) {
    seat->cards = 0;
    while (*at == '"' && seat->cards < 16) {
        const char *end = strchr(++at, '"');
        size_t length = (size_t)(end - at);
        if (length >= CARD) exit(5);
        memcpy(seat->hand[seat->cards], at, length);
        seat->hand[seat->cards++][length] = 0;
        at = end[1] == ',' ? end + 2 : end + 1;
    }
}

/* A frame ends with a brace, so none of this runs over its end. */
static void read_frame(Seat *seat, const char *text, size_t size) {
    Table *table = seat->table;
    const char *at;
    if ((at = FIND(text, size, "\"phase\":\"")) != NULL) {
        size_t length = strcspn(at, "\"");
        memcpy(table->phase, at, length);
        table->phase[length] = 0;
    }
    if ((at = FIND(text, size, "\"game\":")) != NULL) table->game = atoi(at);
    if ((at = FIND(text, size, "\"turn\":")) != NULL) table->turn = atoi(at);
    if ((at = FIND(text, size, "\"awaited\":[")) != NULL) table->missing = numbers(at, table->awaited, MOST_SEATS);
    if ((at = FIND(text, size, "\"images\":[")) != NULL) {
        int quotes = 0;
        for (; *at != ']'; at++) quotes += *at == '"';
        table->images = quotes / 2;
    }
    const char *own = FIND(text, size, "\"own\":{");
    if (own == NULL) return;
    size_t left = size - (size_t)(own - text);
    if ((at = FIND(own, left, "\"hand\":[")) != NULL) read_hand(seat, at);
    if ((at = FIND(own, left, "\"positions\":[")) != NULL) {
        int places[4] = {0};
        seat->own_place = numbers(at, places, 4) ? places[0] : 0;
    }
}

static void shown(Seat *seat, size_t size) {
    Table *table = seat->table;
    seat->views++;
    if (measuring) {
        sums.views++;
        sums.bytes += size;
    }
    if (!table->busy || seat->here) return;
    seat->here = true;
    table->shown++;
}

static void hear_hareloom(Seat *seat, const char *text, size_t size) {
    if (FIND(text, size < 12 ? size : 12, "{\"frame\":") != NULL) {
        read_frame(seat, text, size);
        shown(seat, size);
        if (FIND(text, size < 32 ? size : 32, "\"ack\":") != NULL) {
            seat->table->answered = true;
            sums.answers += measuring;
        }
    } else if (FIND(text, size < 8 ? size : 8, "{\"ack\":") != NULL) {
        seat->table->answered = true;
        sums.answers += measuring;
        sums.answer_bytes += measuring ? size : 0;
    } else {
        fprintf(stderr, "load: refused: %.*s\n", (int)size, text);
        exit(4);
    }
}

static void hear_boardgame(Seat *seat, const char *text, size_t size) {
    if (size == 1 && *text == '2') {
        wire_say(seat, "3", 1);
    } else if (seat->said < seat->to_say) {
        const char *next = seat->first[seat->said++];
        wire_say(seat, next, strlen(next));
    } else if (size > 3 && text[0] == '4' && text[1] == '2') {
        shown(seat, size);
    }
}

void hear(Seat *seat, const char *text, size_t size) {
    seat->heard++;
    Table *table = seat->table;
    if (tongue == HARELOOM) hear_hareloom(seat, text, size);
    else if (tongue == BOARDGAME) hear_boardgame(seat, text, size);
    else shown(seat, size);
    if (table->busy && table->shown == table->size && (table->answered || tongue != HARELOOM)) {
        table->busy = false;
        table_done(table, now());
    }
}

bool settled(const Seat *seat) {
    if (tongue == BARE) return seat->open;
    if (tongue == BOARDGAME) return seat->views > 0;
    return seat->heard > 0;
}

static int vote(const Seat *seat) {
    int place = 1 + rand() % (seat->table->images - (seat->own_place > 0));
    return seat->own_place > 0 && place >= seat->own_place ? place + 1 : place;
}

/* The next move of a game: the first who is awaited makes it. */
static Seat *next_move(const Table *table, char *move, size_t room) {
    if (strcmp(table->phase, "end") == 0) {
        snprintf(move, room, "{\"do\":\"start_game\"}");
        return table->seats[0];
    }
    Seat *seat = table->seats[table->awaited[rand() % table->missing] - 1];
    char moment[96];
    snprintf(moment, sizeof moment, "\"game\":%d,\"turn\":%d,\"phase\":\"%s\"", table->game, table->turn, table->phase);
    if (strcmp(table->phase, "claim") == 0)
        snprintf(move, room, "{\"do\":\"claim_first_turn\",%s}", moment);
    else if (strcmp(table->phase, "clue") == 0)
        snprintf(move, room, "{\"do\":\"give_clue\",%s,\"text\":\"A quiet storm in a glass\",\"card\":\"%s\"}", moment,
                 seat->hand[rand() % seat->cards]);
    else if (strcmp(table->phase, "give") == 0)
        snprintf(move, room, "{\"do\":\"give_cards\",%s,\"cards\":[\"%s\"],\"settled\":true}", moment,
                 seat->hand[rand() % seat->cards]);
    else if (strcmp(table->phase, "vote") == 0)
        snprintf(move, room, "{\"do\":\"cast_ballot\",%s,\"votes\":[%d],\"settled\":true}", moment, vote(seat));
    else if (strcmp(table->phase, "reveal") == 0)
        snprintf(move, room, "{\"do\":\"be_ready\",%s}", moment);
    else
        exit(6);
    return seat;
}

void ask(Table *table, uint64_t at) {
    char text[2048], move[1024];
    size_t size;
    Seat *seat = table->seats[table->next];
    if (tongue == HARELOOM) {
        seat = next_move(table, move, sizeof move);
        size = (size_t)snprintf(text, sizeof text, "{\"id\":\"%d-%llu\",\"action\":%s}", (int)getpid(),
                                (unsigned long long)++ids, move);
    } else {
        size = (size_t)snprintf(text, sizeof text, seat->act, (int)table->actions);
        table->next = (table->next + 1) % table->size;
    }
    table->busy = true;
    table->answered = false;
    table->shown = 0;
    for (int i = 0; i < table->size; i++) table->seats[i]->here = false;
    table->asked_at = at;
    table->actions++;
    sums.asked_bytes += measuring ? size : 0;
    wire_say(seat, text, size);
}
