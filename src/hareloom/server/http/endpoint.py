"""Declares an endpoint beside its handler: path, method, who may ask, body, answer, limits and errors.

Routing, reading, refusing and the OpenAPI document follow from the declaration (docs/decisions/0045). A handler gets a
request that has passed all of it, and returns a value to encode, None, or a response of its own.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Generic, Literal, TypedDict, TypeVar, overload

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from hareloom.game.refusals import Code
from hareloom.server.http.answers import answer, done
from hareloom.server.http.limits import refuse_for
from hareloom.server.http.requests import client_network, json_of, limits_of, site_of, visitor_of
from hareloom.server.http.sessions import check_origin

if TYPE_CHECKING:
    from typing import Unpack

    from hareloom.store import PersonRecord
    from hareloom.tables.table import LiveTable

B = TypeVar("B")

Reasons = dict[int, tuple[str, ...]]
"""By status, the codes of refusals."""
Who = Literal["anyone", "person or anyone", "person", "owner"]
"""`person` is looked up at the table in the path; with the others the handler looks."""
LimitName = Literal["actions", "joined", "reports", "recordings", "pictures", "described"]
OF_PERSON = frozenset({"actions", "reports", "recordings"})
"""Limits that count a person; all others count a network."""

ALWAYS: Reasons = {429: ("too_many_requests",)}
STORED: Reasons = {503: ("not_stored", "not_certain")}
OURS: Reasons = {403: ("foreign_origin",)}
READ: Reasons = {403: ("foreign_origin",), 413: ("too_large",), 415: ("not_json",), 422: ("malformed",)}
AT_TABLE: Reasons = {
    403: ("closed",),
    404: ("no_such_table", "no_such_address"),
    **ALWAYS,
    503: ("not_stored", "not_certain", "set_aside"),
}
PERSON: Reasons = {401: ("not_let_in",), 403: ("waiting",)}
GONE: Reasons = {409: ("not_your_part",)}
SILENT: Reasons = {409: ("muted", "not_your_part")}
OWNER: Reasons = {404: ("no_such_deck", "no_such_address"), **ALWAYS, **STORED}
UNREADABLE: Reasons = {503: ("not_stored", "not_certain", "set_aside")}
RULES: Reasons = {409: tuple(code.value for code in Code)}


class ApiRequest(Request, Generic[B]):
    """A request that has passed what its endpoint declares."""

    asked: B
    """The body, decoded; of a file nothing is read yet."""
    live: LiveTable
    """The table in the path, and the person there; for endpoints of a person only."""
    person: PersonRecord


class Upload(Struct, frozen=True):
    """A body that is a file: what the connection takes of it before it closes."""

    most: int
    """Bytes."""
    seconds: float
    media: tuple[str, ...]


class Declared(TypedDict, total=False):
    """What may be said of an endpoint beside its method and path."""

    who: Who
    status: int
    """200 by default, and 204 where nothing is answered."""
    answer: Any
    errors: tuple[Reasons, ...]
    """Beside those that follow from the rest."""
    cost: int
    """Requests of its network that it counts for: one by default."""
    limit: LimitName
    """What else it counts for, once it is known to be readable and whose it is."""
    past_limits: Callable[[ApiRequest[Any]], bool]
    """Whether a request is answered though its network is past its limit; decided by its body alone."""
    upload: Upload
    gives: tuple[str, ...]
    """Media types of the answer: one of these."""
    query: tuple[str, ...]
    """Parameters of the address, of those in document.QUERY."""
    parts: bool
    """It can be asked for in parts."""
    cookie: bool
    """It sets or drops a browser's cookie."""


class Endpoint(Struct, frozen=True, kw_only=True):
    """One method of an address. Its description is the handler's docstring."""

    method: str
    path: str
    handler: Callable[[ApiRequest[Any]], Awaitable[Any]]
    before: Callable[[Request], Awaitable[None]] | None = None
    body: type | None = None
    who: Who = "person"
    status: int = HTTPStatus.OK
    answer: Any = None
    errors: tuple[Reasons, ...] = ()
    cost: int = 1
    limit: LimitName | None = None
    past_limits: Callable[[ApiRequest[Any]], bool] | None = None
    upload: Upload | None = None
    gives: tuple[str, ...] = ("application/json",)
    query: tuple[str, ...] = ()
    parts: bool = False
    cookie: bool = False

    @property
    def id(self) -> str:
        return self.handler.__name__

    @property
    def said(self) -> str:
        return (self.handler.__doc__ or "").strip()

    def all_reasons(self) -> Reasons:
        """Why it may be refused, by status."""
        first = () if self.method == "GET" else (OURS,) if self.body is None else (READ,)
        last = {"person": (PERSON, AT_TABLE), "owner": (OWNER,)}.get(self.who, ())
        together: Reasons = {}
        for reasons in (*first, *self.errors, *last):
            for status, codes in reasons.items():
                together[status] = tuple(dict.fromkeys([*together.get(status, ()), *codes]))
        return dict(sorted(together.items()))

    @property
    def media(self) -> tuple[str, ...]:
        """Of the body: one of these."""
        return ("application/json",) if self.upload is None else self.upload.media

    async def respond(self, http: Request) -> Response:
        """Let the request pass, or raise Refused; then have it handled."""
        request: ApiRequest[Any] = ApiRequest(http.scope, http.receive)
        limits, network = limits_of(request), client_network(request)
        if self.method != "GET":
            check_origin(request, site_of(request))
        wait = limits.requests.wait(network, self.cost) if self.cost else 0
        if self.past_limits is None:
            refuse_for(wait)
        if self.before is not None:
            await self.before(request)
        if self.body is not None:
            request.asked = await json_of(request, self.body)
        if self.past_limits is not None and wait and not self.past_limits(request):
            refuse_for(wait)
        if self.who == "person":
            request.live, request.person = await visitor_of(request)
        if self.limit is not None:
            counted = request.person.id if self.limit in OF_PERSON else network
            getattr(limits, self.limit).check(counted)
        found = await self.handler(request)
        if isinstance(found, Response):
            return found
        return done() if self.status == HTTPStatus.NO_CONTENT else answer(found, self.status)


class Group:
    """Endpoints of one kind, in the order of their declaration."""

    def __init__(self, before: Callable[[Request], Awaitable[None]] | None = None) -> None:
        self._before = before
        self.endpoints: list[Endpoint] = []

    @overload
    def __call__(
        self, address: str, body: type[B], **more: Unpack[Declared]
    ) -> Callable[[Callable[[ApiRequest[B]], Awaitable[Any]]], Endpoint]: ...

    @overload
    def __call__(
        self, address: str, body: None = None, **more: Unpack[Declared]
    ) -> Callable[[Callable[[ApiRequest[None]], Awaitable[Any]]], Endpoint]: ...

    def __call__(
        self, address: str, body: type | None = None, **more: Unpack[Declared]
    ) -> Callable[[Callable[[ApiRequest[Any]], Awaitable[Any]]], Endpoint]:
        """Declare the function below as the handler of an address, such as "PUT /api/tables/{code}/name"."""
        method, path = address.split(" ")
        more.setdefault("status", HTTPStatus.OK if "answer" in more else HTTPStatus.NO_CONTENT)

        def declare(handler: Callable[[ApiRequest[Any]], Awaitable[Any]]) -> Endpoint:
            endpoint = Endpoint(method=method, path=path, handler=handler, before=self._before, body=body, **more)
            self.endpoints.append(endpoint)
            return endpoint

        return declare


class ApiRoute(Route):
    """The route of an endpoint."""

    def __init__(self, endpoint: Endpoint) -> None:
        super().__init__(endpoint.path, endpoint.respond, methods=[endpoint.method])
        self.declared = endpoint
