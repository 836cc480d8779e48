/* WebSocket clients (RFC 6455) on one epoll: as little work as possible, so that the server is what is measured. */
#define _GNU_SOURCE
#include "load.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

int wires_open;
static int epoll_fd, server_port;
static char incoming[1 << 18];

uint64_t now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static void give_up(const char *what, const Seat *seat) {
    fprintf(stderr, "load: %s (seat %d, %s)\n", what, seat->no, seat->path);
    exit(3);
}

void wire_start(int port) {
    server_port = port;
    epoll_fd = epoll_create1(0);
}

/* Addresses of its own for each table, since a server may count what one address asks for. */
void wire_connect(Seat *seat) {
    struct sockaddr_in here = {.sin_family = AF_INET};
    int port = seat->port ? seat->port : server_port;
    struct sockaddr_in there = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    inet_pton(AF_INET, seat->from, &here.sin_addr);
    inet_pton(AF_INET, "127.0.0.1", &there.sin_addr);
    int one = 1;
    seat->fd = socket(AF_INET, SOCK_STREAM, 0);
    setsockopt(seat->fd, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &one, sizeof one);
    setsockopt(seat->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    if (bind(seat->fd, (struct sockaddr *)&here, sizeof here)) give_up(strerror(errno), seat);
    if (connect(seat->fd, (struct sockaddr *)&there, sizeof there)) give_up(strerror(errno), seat);
    char request[2048];
    int size = snprintf(request, sizeof request,
                        "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        "Sec-WebSocket-Key: aGFyZWxvb20gbG9hZCBrZQ==\r\nSec-WebSocket-Version: 13\r\n%s%s\r\n",
                        seat->path, port, seat->header, *seat->header ? "\r\n" : "");
    if (send(seat->fd, request, (size_t)size, MSG_NOSIGNAL) != size) give_up("the handshake was not sent", seat);
    fcntl(seat->fd, F_SETFL, O_NONBLOCK);
    struct epoll_event event = {.events = EPOLLIN, .data.ptr = seat};
    epoll_ctl(epoll_fd, EPOLL_CTL_ADD, seat->fd, &event);
}

static void say_frame(Seat *seat, int opcode, const char *text, size_t size) {
    unsigned char frame[4200];
    size_t at = 0;
    frame[at++] = (unsigned char)(0x80 | opcode);
    if (size < 126) {
        frame[at++] = (unsigned char)(0x80 | size);
    } else {
        frame[at++] = 0x80 | 126;
        frame[at++] = (unsigned char)(size >> 8);
        frame[at++] = (unsigned char)size;
    }
    static const unsigned char mask[4] = {7, 42, 99, 180};
    memcpy(frame + at, mask, 4);
    at += 4;
    for (size_t i = 0; i < size; i++) frame[at + i] = (unsigned char)text[i] ^ mask[i & 3];
    at += size;
    if (send(seat->fd, frame, at, MSG_NOSIGNAL) != (ssize_t)at) give_up("could not send", seat);
}

void wire_say(Seat *seat, const char *text, size_t size) { say_frame(seat, 1, text, size); }

/* One frame, if it is there as a whole; how many bytes it took. */
static size_t take_frame(Seat *seat, const char *data, size_t size) {
    const unsigned char *head = (const unsigned char *)data;
    if (size < 2) return 0;
    size_t start = 2, length = head[1] & 127;
    if (length == 126) {
        if (size < 4) return 0;
        start = 4;
        length = (size_t)head[2] << 8 | head[3];
    } else if (length == 127) {
        if (size < 10) return 0;
        start = 10;
        length = 0;
        for (int i = 2; i < 10; i++) length = length << 8 | head[i];
    }
    if (size < start + length) return 0;
    switch (head[0] & 15) {
    case 1:
    case 2: hear(seat, data + start, length); break;
    case 8: give_up("the server closed", seat); break;
    case 9: say_frame(seat, 10, data + start, length); break;
    default: break;
    }
    return start + length;
}

static size_t take_handshake(Seat *seat, const char *data, size_t size) {
    const char *end = memmem(data, size, "\r\n\r\n", 4);
    if (end == NULL) return 0;
    if (memmem(data, (size_t)(end - data), " 101", 4) == NULL) give_up("not let in", seat);
    seat->open = true;
    wires_open++;
    return (size_t)(end - data) + 4;
}

static void take(Seat *seat, const char *data, size_t size) {
    size_t used = 0;
    while (used < size) {
        size_t taken = seat->open ? take_frame(seat, data + used, size - used) : take_handshake(seat, data, size);
        if (taken == 0) break;
        used += taken;
    }
    size_t left = size - used;
    if (left > seat->rest_room) {
        seat->rest_room = left + 1024;
        char *more = malloc(seat->rest_room);
        memcpy(more, data + used, left);
        free(seat->rest);
        seat->rest = more;
    } else if (left) {
        memmove(seat->rest, data + used, left);
    }
    seat->rest_size = left;
}

static void read_from(Seat *seat) {
    size_t kept = seat->rest_size;
    if (kept) memcpy(incoming, seat->rest, kept);
    ssize_t got = recv(seat->fd, incoming + kept, sizeof incoming - kept, 0);
    if (got < 0 && errno == EAGAIN) return;
    if (got <= 0) give_up("the connection was lost", seat);
    take(seat, incoming, kept + (size_t)got);
}

int wire_wait(uint64_t nanoseconds) {
    struct epoll_event events[512];
    struct timespec patience = {(time_t)(nanoseconds / 1000000000u), (long)(nanoseconds % 1000000000u)};
    int ready = epoll_pwait2(epoll_fd, events, 512, &patience, NULL);
    for (int i = 0; i < ready; i++) read_from(events[i].data.ptr);
    return ready;
}
