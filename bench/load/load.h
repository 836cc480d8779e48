/* A load of tables over real sockets. wire.c carries messages, tables.c knows what is said, load.c keeps time. */
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define MOST_SEATS 12
#define CARD 64

typedef enum { BARE, HARELOOM, BOARDGAME } Tongue;

typedef struct Table Table;

typedef struct {
    int fd;
    bool open;        /* the handshake is over */
    uint64_t heard;   /* messages so far */
    uint64_t views;   /* those of them that showed something */
    char *rest;       /* the beginning of a message whose end is still on its way */
    size_t rest_size, rest_room;
    char *from, *path, *header;
    int port;         /* where it isn't everybody's */
    char *first[2];   /* what to say after the first messages, before anything is measured */
    int said, to_say;
    char *act;        /* what to ask for, where it is always the same */
    Table *table;
    int no;           /* of the seat, from 1 */
    bool here;        /* has shown something since the last action */
    char hand[16][CARD];
    int cards;
    int own_place;
} Seat;

struct Table {
    Seat *seats[MOST_SEATS];
    int size;
    char phase[16];
    int game, turn, images;
    int awaited[MOST_SEATS], missing;
    bool busy;
    bool answered;    /* the one who asked has the answer */
    int shown;        /* seats that have seen what followed */
    uint64_t asked_at;
    uint64_t actions;
    int next;         /* whose turn it is to ask, where the game does not say */
};

/* What was counted while it was measured. */
typedef struct {
    uint64_t actions, views, bytes, answers, answer_bytes, refused, asked_bytes;
} Sums;
extern Sums sums;
extern bool measuring;

/* wire.c */
uint64_t now(void);
void wire_start(int port);
void wire_connect(Seat *seat);
int wire_wait(uint64_t nanoseconds); /* reads what has come; calls hear() for each message */
void wire_say(Seat *seat, const char *text, size_t size);
extern int wires_open;

/* tables.c */
extern Tongue tongue;
void hear(Seat *seat, const char *text, size_t size);
void ask(Table *table, uint64_t at);
bool settled(const Seat *seat); /* has been shown what there is to see when one comes */

/* load.c */
void table_done(Table *table, uint64_t at);
